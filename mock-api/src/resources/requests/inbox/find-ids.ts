import type { RequestKind } from 'shared-lib/contracts';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/open-database.ts';
import { selectAllIds } from '../../../dialect/keyset-pagination.ts';
import { readListQuery, type RawQuery } from '../../../dialect/list-query.ts';
import { inboxList } from './inbox-list.ts';
import type { Reader } from './unread.ts';

/**
 * Ids of all requests that match the filters of the inbox, in its order.
 * @param kind any kind when missing
 */
export const findRequestIds = (
  { db, clock }: { db: Database; clock: Clock },
  reader: Reader,
  kind: RequestKind | undefined,
  query: RawQuery,
): Promise<number[]> => {
  const all = db.selectFrom('requests').selectAll('requests');
  const list = inboxList(clock, reader);
  return selectAllIds(kind ? all.where('requests.kind', '=', kind) : all, list, readListQuery(list, query));
};
