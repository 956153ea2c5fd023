import { expressionBuilder, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { found } from '../http/params.ts';
import { parseInput } from '../http/validation.ts';
import { recordAudit } from '../resources/audit/record-audit.ts';
import { dialectCopy } from '../copy/dialect.ts';
import { badRequest } from '../http/api-error.ts';
import { answerList } from './answer-list.ts';
import { changesOf, snapshotOf } from './changes.ts';
import { selectIds } from './choose-ids.ts';
import { readListQuery, type RawQuery } from './list-query.ts';
import type { Resource, ResourceDefinition, Stamped, Versioned } from './resource.ts';
import { selectList } from './select.ts';
import { refuseStale, stampAfter } from './versions.ts';
import type { Writing } from './writing.ts';

const eb = expressionBuilder<Tables, keyof Tables>();

const note = (
  writing: Writing,
  { name, noun }: Pick<Resource, 'name' | 'noun'>,
  id: number,
  deed: 'created' | 'updated' | 'deleted',
  details: Record<string, unknown>,
) => recordAudit(writing, { action: `${noun}.${deed}`, resource: name, record: String(id), details });

const readingOf = <Table extends keyof Tables, Row, Input extends Versioned, Item extends Stamped>(
  definition: ResourceDefinition<Table, Row, Input, Item>,
) => ({
  list: async (db: Parameters<Resource['list']>[0], call: Parameters<Resource['list']>[1]): Promise<Item[]> =>
    definition.present(
      db,
      await answerList({ ...call, db, base: definition.rows(db), resource: definition, present: (row) => row }),
    ),

  async find(db: Parameters<Resource['find']>[0], query: RawQuery): Promise<Item[]> {
    const { rows, total } = await selectList(db, definition.rows(db), definition, readListQuery(definition, query));
    if (rows.length < total) throw badRequest(dialectCopy.tooMany);
    return definition.present(db, rows);
  },

  findIds: (db: Parameters<Resource['findIds']>[0], query: RawQuery): Promise<number[]> =>
    selectIds(definition.rows(db), definition, readListQuery(definition, query)),

  async read(db: Parameters<Resource['read']>[0], id: number): Promise<Item> {
    const rows = await definition
      .rows(db)
      .where(eb(sql.ref<number>(definition.key), '=', id))
      .execute();
    return found((await definition.present(db, rows))[0]);
  },

  async readMany(db: Parameters<Resource['readMany']>[0], ids: readonly number[]): Promise<Item[]> {
    const rows = await definition
      .rows(db)
      .where(eb(sql.ref<number>(definition.key), 'in', [...ids, 0]))
      .execute();
    const items = new Map((await definition.present(db, rows)).map((item) => [item.id, item]));
    return ids.flatMap((id) => items.get(id) ?? []);
  },
});

/** Links to parents, for whoever knows of a row only that it is one. */
const parentsOf = <Table extends keyof Tables, Row, Input extends Versioned, Item extends Stamped>({
  parents = {},
  item: contract,
}: ResourceDefinition<Table, Row, Input, Item>): Resource['parents'] =>
  Object.fromEntries(
    Object.entries(parents).map(([noun, link]) => [noun, { ...link, of: (item) => link.of(contract.parse(item)) }]),
  );

/** Gives a noun its reading and writing in the dialect, with versions and the audit log. */
export const defineResource = <Table extends keyof Tables, Row, Input extends Versioned, Item extends Stamped>(
  definition: ResourceDefinition<Table, Row, Input, Item>,
): Resource => {
  const { name, noun, input: contract, item, bodyLimit, changesByItself = false } = definition;
  const { list, find, findIds, read, readMany } = readingOf(definition);

  const change = async (writing: Writing, input: Input, kept: Item): Promise<Item> => {
    await refuseStale(writing, name, input, kept);
    await definition.update(writing, input, kept, stampAfter(kept.updated_at, writing.now));
    const changed = await read(writing.trx, kept.id);
    await note(writing, definition, kept.id, 'updated', changesOf(kept, changed));
    return changed;
  };

  return {
    name,
    noun,
    input: contract,
    item,
    bodyLimit,
    changesByItself,
    list,
    find,
    findIds,
    read,
    parents: parentsOf(definition),
    readMany,
    prepare: async (sent) => (await definition.prepare?.(sent)) ?? {},
    async create(writing, input) {
      const created = await read(writing.trx, await definition.insert(writing, parseInput(contract, input)));
      await note(writing, definition, created.id, 'created', { after: snapshotOf(created) });
      return created;
    },
    replace: async (writing, id, input) => change(writing, parseInput(contract, input), await read(writing.trx, id)),
    async merge(writing, id, fields) {
      const kept = await read(writing.trx, id);
      return change(writing, parseInput(contract, { ...kept, ...fields }), kept);
    },
    async delete(writing, id) {
      const kept = await read(writing.trx, id);
      await definition.remove(writing, kept);
      await note(writing, definition, id, 'deleted', { before: snapshotOf(definition.remains?.(kept) ?? kept) });
    },
  };
};
