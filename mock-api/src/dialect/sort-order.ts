import { sql, type Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Tables whose rows have an order that administrators set. */
export type OrderedTable = 'services' | 'sectors' | 'sliders';

/** The sort order of a row that is appended at the end. */
export const nextSortOrder = async (trx: Transaction<Tables>, table: OrderedTable): Promise<number> => {
  const { last } = await trx
    .selectFrom(table)
    .select(sql<number | null>`max(sort_order)`.as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
};
