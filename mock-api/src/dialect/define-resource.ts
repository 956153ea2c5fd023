import { expressionBuilder, sql, type Kysely } from 'kysely';
import { fieldErrorMessage } from 'shared-lib/copy';
import type * as z from 'zod/mini';
import { isOneOf } from '../db/conditions.ts';
import type { Tables } from '../db/tables.ts';
import { orNotFound } from '../http/params.ts';
import { parseInput } from '../http/validation.ts';
import { dialectCopy } from '../copy/dialect.ts';
import { badRequest, invalid } from '../http/api-error.ts';
import { listResponse } from './list-response.ts';
import { selectAllIds } from './keyset-pagination.ts';
import { readListQuery, type RawQuery } from './list-query.ts';
import type { ListRequest, Resource, ResourceDefinition, Stamped, Versioned, WriteHooks } from './resource.ts';
import { countList, selectList } from './select.ts';
import { assertCurrentVersion, nextVersion } from './versions.ts';
import type { WriteContext } from './write-context.ts';

/** Input fields that keep their stored value when they are missing, or that only guard the write. */
const OPTIONAL = new Set(['sort_order', 'updated_at']);

/** The fields of an object contract; none for other contracts. */
const namesOf = (contract: z.ZodMiniType): string[] =>
  'shape' in contract && typeof contract.shape === 'object' && contract.shape !== null
    ? Object.keys(contract.shape)
    : [];

/** The fields that a replacement must contain: those that a client reads and may write. Without one, it would be emptied. */
const replacedFields = (input: z.ZodMiniType, item: z.ZodMiniType): string[] => {
  const readable = new Set(namesOf(item));
  return namesOf(input).filter((name) => readable.has(name) && !OPTIONAL.has(name));
};

/** @throws {ApiError} 422 that names the missing fields and PATCH */
const assertComplete = (fields: readonly string[], body: unknown): void => {
  const sent = typeof body === 'object' && body !== null ? body : {};
  const missing = fields.filter((name) => Reflect.get(sent, name) === undefined);
  if (missing.length === 0) return;
  throw invalid(
    Object.fromEntries(missing.map((name) => [name, [fieldErrorMessage('value-required')]])),
    dialectCopy.incomplete(missing),
  );
};

const eb = expressionBuilder<Tables, keyof Tables>();

const NAMES = ['title_ar', 'name_ar', 'name', 'title'];

/** The text by which people know a row; empty when there is no row. */
export const nameOf = (item: object | undefined): string => {
  const fields = new Map<string, unknown>(Object.entries(item ?? {}));
  const name = NAMES.map((field) => fields.get(field)).find((text) => typeof text === 'string' && text !== '');
  return typeof name === 'string' ? name : '';
};

/** Clients read chosen rows in order to change them, so they get whole rows. */
const isOfChosenIds = ({ id }: RawQuery): boolean => id !== undefined;

const without = ({ id, created_at, updated_at, ...item }: Stamped, names: readonly string[] = []): Stamped => ({
  ...Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name))),
  id,
  created_at,
  updated_at,
});

const readersOf = <Table extends keyof Tables, Row, Input extends Versioned, Item extends Stamped>(
  definition: ResourceDefinition<Table, Row, Input, Item>,
) => ({
  async list(db: Kysely<Tables>, request: ListRequest): Promise<Item[]> {
    const isShort = !isOfChosenIds(request.query);
    const base = (isShort ? definition.listRows?.(db) : undefined) ?? definition.rows(db);
    const rows = await listResponse({ ...request, db, base, resource: definition, present: (row) => row });
    return definition.present(db, rows);
  },

  shorten: (items: readonly Stamped[], query: RawQuery): Stamped[] =>
    isOfChosenIds(query) ? [...items] : items.map((item) => without(item, definition.unlisted)),

  async find(db: Kysely<Tables>, query: RawQuery): Promise<Item[]> {
    const { rows, total } = await selectList(db, definition.rows(db), definition, readListQuery(definition, query));
    if (rows.length < total) throw badRequest(dialectCopy.tooMany);
    return definition.present(db, rows);
  },

  count: (db: Kysely<Tables>, query: RawQuery): Promise<number> =>
    countList(db, definition.rows(db), definition, readListQuery(definition, query)),

  findIds: (db: Kysely<Tables>, query: RawQuery): Promise<number[]> =>
    selectAllIds(db, definition.rows(db), definition, readListQuery(definition, query)),

  async read(db: Kysely<Tables>, id: number): Promise<Item> {
    const rows = await definition
      .rows(db)
      .where(eb(sql.ref<number>(definition.key), '=', id))
      .execute();
    return orNotFound((await definition.present(db, rows))[0]);
  },

  async readMany(db: Kysely<Tables>, ids: readonly number[]): Promise<Item[]> {
    const rows = await definition
      .rows(db)
      .where(eb(sql.ref<number>(definition.key), 'in', [...ids, 0]))
      .execute();
    const items = new Map((await definition.present(db, rows)).map((item) => [item.id, item]));
    return ids.flatMap((id) => items.get(id) ?? []);
  },

  async summaries(db: Kysely<Tables>, ids: readonly number[]): Promise<Item[]> {
    const base = definition.listRows?.(db) ?? definition.rows(db);
    const rows = await base.where(isOneOf(definition.key, ids)).execute();
    const items = new Map((await definition.present(db, rows)).map((item) => [item.id, item]));
    return ids.flatMap((id) => items.get(id) ?? []);
  },
});

/** The links to parents, for rows of unknown type. */
const parentsOf = <Table extends keyof Tables, Row, Input extends Versioned, Item extends Stamped>({
  parents = {},
  item: contract,
}: ResourceDefinition<Table, Row, Input, Item>): Resource['parents'] =>
  Object.fromEntries(
    Object.entries(parents).map(([singular, link]) => [
      singular,
      { ...link, parentIds: (item) => link.parentIds(contract.parse(item)) },
    ]),
  );

/**
 * Creates a resource of the dialect from its definition. Its writes check the version that the client has read.
 * @param hooks run in the transaction of each write
 */
export const defineResource = <Table extends keyof Tables, Row, Input extends Versioned, Item extends Stamped>(
  definition: ResourceDefinition<Table, Row, Input, Item>,
  hooks: WriteHooks<Item>,
): Resource => {
  const { name, singular, input: contract, item, listItem = item, bodyLimit, isTimeDependent = false } = definition;
  const readers = readersOf(definition);
  const { read } = readers;
  const required = replacedFields(contract, item);

  const change = async (context: WriteContext, input: Input, stored: Item): Promise<Item> => {
    await assertCurrentVersion(context, name, input, stored);
    await definition.update(context, input, stored, nextVersion(stored.updated_at, context.now));
    const changed = await read(context.trx, stored.id);
    await hooks.onWritten(context, { event: 'updated', before: stored, after: changed });
    return changed;
  };

  return {
    name,
    singular,
    input: contract,
    item,
    listItem,
    bodyLimit,
    isTimeDependent,
    ...readers,
    parents: parentsOf(definition),
    nameOf,
    prepare: async (body) => (await definition.prepare?.(body)) ?? {},
    async create(context, input) {
      const created = await read(context.trx, await definition.insert(context, parseInput(contract, input)));
      await hooks.onWritten(context, { event: 'created', after: created });
      return created;
    },
    async replace(context, id, input) {
      const stored = await read(context.trx, id);
      assertComplete(required, input);
      return change(context, parseInput(contract, input), stored);
    },
    async merge(context, id, fields) {
      const stored = await read(context.trx, id);
      return change(context, parseInput(contract, { ...stored, ...fields }), stored);
    },
    async delete(context, id) {
      const stored = await read(context.trx, id);
      await hooks.beforeDelete?.(context, stored);
      await definition.remove(context, stored);
      await hooks.onWritten(context, { event: 'deleted', before: stored });
    },
    onReordered: hooks.onReordered,
  };
};
