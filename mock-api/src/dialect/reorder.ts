import { featuredInput, reorderInput } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { sql, type Transaction } from 'kysely';
import { dialectCopy } from '../copy/dialect.ts';
import { conflict } from '../http/api-error.ts';
import type { Api } from '../http/validation.ts';
import type { DialectDeps } from './routes.ts';
import type { Resource } from './resource.ts';
import { nextVersion } from './versions.ts';
import { runWrite, type WriteContext } from './write-context.ts';
import type { Tables } from '../db/tables.ts';

/** Tables whose rows have an order that administrators set. */
type OrderedTable = 'services' | 'sectors' | 'sliders';

/** The sort order of a row that is appended at the end. */
export const nextSortOrder = async (trx: Transaction<Tables>, table: OrderedTable): Promise<number> => {
  const { last } = await trx
    .selectFrom(table)
    .select(sql<number | null>`max(sort_order)`.as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
};

const haveSameIds = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && new Set(one).size === one.length && one.every((id) => other.includes(id));

/**
 * Sets the sort order of all rows.
 * @param ids the ids of all rows, in their new order
 * @throws {ApiError} 409 when rows were added or deleted since the client read the list
 */
const reorder = async (
  context: WriteContext,
  table: OrderedTable,
  resource: Resource,
  ids: readonly number[],
): Promise<void> => {
  const { trx, now } = context;
  const rows = await trx
    .selectFrom(table)
    .select(['id', 'sort_order', 'updated_at'])
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  const before = rows.map(({ id }) => id);
  if (!haveSameIds(ids, before)) throw conflict(dialectCopy.orderStale);
  for (const { id, sort_order, updated_at } of rows) {
    const position = ids.indexOf(id) + 1;
    if (position !== sort_order)
      await trx
        .updateTable(table)
        .set({ sort_order: position, updated_at: nextVersion(updated_at, now) })
        .where('id', '=', id)
        .execute();
  }
  if (ids.some((id, index) => id !== before[index])) await resource.onReordered(context, { before, after: ids });
};

/** Adds `POST …/reorder`: sets the order in which the site lists the rows of a resource. */
export const addReorderRoute = (app: Api, deps: DialectDeps, table: OrderedTable, resource: Resource): void => {
  const { name, item } = resource;
  const rows = z.array(item);
  const summary = `Sets the order of all ${name}; 409 when rows were added or deleted since they were read.`;
  app.post(
    `/api/admin/${name}/reorder`,
    { config: { access: 'admin' }, schema: { summary, body: reorderInput, response: { 200: rows } } },
    (request) =>
      runWrite(deps, request, {
        status: 200,
        parse: rows.parse,
        write: async (context) => {
          await reorder(context, table, resource, request.body.ids);
          return resource.readMany(context.trx, request.body.ids);
        },
      }),
  );
};

type FeaturedTable = 'articles' | 'studies';

/**
 * Gives rows a featured position.
 * @param ids all of them in their order; every other row loses its place
 * @throws {ApiError} 409 when one of them was deleted
 */
const feature = async (
  context: WriteContext,
  table: FeaturedTable,
  resource: Resource,
  ids: readonly number[],
): Promise<void> => {
  const { trx, now } = context;
  const rows = await trx
    .selectFrom(table)
    .select(['id', 'featured_position', 'updated_at'])
    .where((eb) => eb.or([eb('featured_position', 'is not', null), eb('id', 'in', [0, ...ids])]))
    .orderBy('featured_position')
    .execute();
  if (!ids.every((id) => rows.some((row) => row.id === id))) throw conflict(dialectCopy.orderStale);
  const before = rows.filter((row) => row.featured_position !== null).map(({ id }) => id);
  for (const { id, featured_position, updated_at } of rows) {
    const position = ids.includes(id) ? ids.indexOf(id) + 1 : null;
    if (position !== featured_position)
      await trx
        .updateTable(table)
        .set({ featured_position: position, updated_at: nextVersion(updated_at, now) })
        .where('id', '=', id)
        .execute();
  }
  if (before.join() !== ids.join()) await resource.onReordered(context, { before, after: ids });
};

/** Adds `POST …/reorder` for rows that are listed by date: sets those that come before all others. */
export const addFeatureRoute = (app: Api, deps: DialectDeps, table: FeaturedTable, resource: Resource): void => {
  const { name, item } = resource;
  const rows = z.array(item);
  const summary = `Sets the ${name} that come before all others, in this order; 409 when one of them was deleted.`;
  app.post(
    `/api/admin/${name}/reorder`,
    { config: { access: 'admin' }, schema: { summary, body: featuredInput, response: { 200: rows } } },
    (request) =>
      runWrite(deps, request, {
        status: 200,
        parse: rows.parse,
        write: async (context) => {
          await feature(context, table, resource, request.body.ids);
          return resource.readMany(context.trx, request.body.ids);
        },
      }),
  );
};
