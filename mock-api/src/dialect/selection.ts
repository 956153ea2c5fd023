import type { BulkResponse, BulkSelection } from 'shared-lib/contracts';
import { dialectCopy } from '../copy/dialect.ts';
import { conflict, invalid } from '../http/api-error.ts';
import type { RawQuery } from './list-query.ts';

/** Rows of one bulk request by filter. More would block other writes for too long. */
const MAX_FILTERED = 2000;

/**
 * The ids that a bulk request selects.
 * @param findIds ids of all rows that match the filters of a list
 * @throws {ApiError} 422 for too many rows; 409 when their number is not the one that the person confirmed
 */
export const selectedIds = async (
  { ids, filter, count }: BulkSelection,
  findIds: (query: RawQuery) => Promise<number[]>,
): Promise<number[]> => {
  if (ids) return ids;
  const found = await findIds(filter ?? {});
  if (found.length > MAX_FILTERED) throw invalid({ filter: [dialectCopy.tooManySelected(MAX_FILTERED)] });
  if (count !== undefined && count !== found.length) throw conflict(dialectCopy.selectionChanged(found.length));
  return found;
};

/** The response to a bulk request that only counts. */
export const countedRows = (ids: readonly number[]): BulkResponse => ({
  done: 0,
  failed: 0,
  matched: ids.length,
  results: [],
});
