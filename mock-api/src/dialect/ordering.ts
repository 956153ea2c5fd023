import { reorderInput } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { dialectCopy } from '../copy/dialect.ts';
import { conflict } from '../http/api-error.ts';
import type { Api } from '../http/validation.ts';
import { recordAudit } from '../resources/audit/record-audit.ts';
import type { OrderedTable } from './placing.ts';
import type { DialectParts } from './routes.ts';
import type { Resource } from './resource.ts';
import { stampAfter } from './versions.ts';
import { writeAs, type Writing } from './writing.ts';

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && new Set(one).size === one.length && one.every((id) => other.includes(id));

/**
 * Gives rows the places in which their numbers come.
 * @throws {ApiError} 409 when rows came or went since the caller saw them
 */
const reorder = async (writing: Writing, table: OrderedTable, noun: string, ids: readonly number[]): Promise<void> => {
  const { trx, now } = writing;
  const rows = await trx
    .selectFrom(table)
    .select(['id', 'sort_order', 'updated_at'])
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  const before = rows.map(({ id }) => id);
  if (!isSame(ids, before)) throw conflict(dialectCopy.orderStale);
  for (const { id, sort_order, updated_at } of rows) {
    const place = ids.indexOf(id) + 1;
    if (place !== sort_order)
      await trx
        .updateTable(table)
        .set({ sort_order: place, updated_at: stampAfter(updated_at, now) })
        .where('id', '=', id)
        .execute();
  }
  if (ids.some((id, index) => id !== before[index]))
    await recordAudit(writing, {
      action: `${noun}.reordered`,
      resource: table,
      record: 'order',
      details: { before, after: ids },
    });
};

/** Adds `POST …/reorder`: all rows of a noun in a new order, which lists have by default on the site. */
export const addOrdering = (app: Api, parts: DialectParts, table: OrderedTable, resource: Resource): void => {
  const { name, noun, item } = resource;
  const rows = z.array(item);
  const summary = `Puts all ${name} in an order; 409 when some came or went since they were read.`;
  app.post(
    `/api/admin/${name}/reorder`,
    { config: { access: 'admin' }, schema: { summary, body: reorderInput, response: { 200: rows } } },
    (request) =>
      writeAs(parts, request, {
        status: 200,
        parse: rows.parse,
        write: async (writing) => {
          await reorder(writing, table, noun, request.body.ids);
          return resource.readMany(writing.trx, request.body.ids);
        },
      }),
  );
};
