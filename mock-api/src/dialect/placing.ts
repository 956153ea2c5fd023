import { sql, type Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Tables whose rows stand in an order that the administration gives them. */
export type OrderedTable = 'services' | 'sectors' | 'sliders';

/** The place after the last one. */
export const lastPlace = async (trx: Transaction<Tables>, table: OrderedTable): Promise<number> => {
  const { last } = await trx
    .selectFrom(table)
    .select(sql<number | null>`max(sort_order)`.as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
};
