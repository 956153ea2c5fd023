import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchColumn } from '../../search/search-column.ts';
import { isSqlite } from '../table.ts';

const BATCH = 500;

interface Searched {
  name: string;
  /** Texts that the search covers, and the names among them. */
  texts: readonly string[];
  names?: readonly string[];
  /** The column that gets them. */
  column?: string;
}

const SEARCHED: readonly Searched[] = [
  { name: 'users', texts: ['search', 'phone_e164'], names: ['name', 'company'] },
  { name: 'requests', texts: ['search', 'phone_e164'], names: ['name', 'company'] },
  { name: 'articles', texts: ['search'] },
  { name: 'articles', texts: ['title_ar'], column: 'title_terms' },
  { name: 'studies', texts: ['search'] },
  { name: 'studies', texts: ['title_ar'], column: 'title_terms' },
  { name: 'services', texts: ['search'] },
  { name: 'sectors', texts: ['search'] },
  { name: 'sliders', texts: ['search'] },
  { name: 'canned_replies', texts: ['search'] },
  { name: 'content_versions', texts: ['title'] },
  { name: 'audit_entries', texts: ['actor_name', 'record'], names: ['actor_name'] },
];

const NEW_COLUMNS = [
  ['articles', 'title_terms'],
  ['studies', 'title_terms'],
  ['content_versions', 'search'],
  ['audit_entries', 'search'],
] as const;

const fill = async (db: Kysely<unknown>, { name, texts, names = [], column = 'search' }: Searched) => {
  const table = sql.table(name);
  const eachText = sql.raw(isSqlite(db) ? 'json_each' : 'json_each_text');
  const textOf = (row: Readonly<Record<string, unknown>>, columns: readonly string[]) =>
    columns.map((one) => String(row[one])).join(' ');
  const read = sql.join([...new Set([...texts, ...names])].map((one) => sql.ref(one)));
  let rows: readonly Readonly<Record<string, unknown>>[] = [];
  let last = 0;
  do {
    ({ rows } = await sql<Record<string, unknown>>`select id, ${read} from ${table}
      where id > ${last} order by id limit ${BATCH}`.execute(db));
    const filled = rows.map((row) => ({ id: row['id'], text: searchColumn(textOf(row, texts), textOf(row, names)) }));
    if (filled.length > 0)
      await sql`update ${table} set ${sql.ref(column)} = filled.value
        from (select cast(key as bigint) as id, value from ${eachText}(${JSON.stringify(
          Object.fromEntries(filled.map(({ id, text }) => [String(id), text])),
        )})) as filled where ${sql.ref(`${name}.id`)} = filled.id`.execute(db);
    last = Number(rows.at(-1)?.['id'] ?? last);
  } while (rows.length === BATCH);
};

/** The triggers of the trigram indexes, which are rebuilt in one go instead of once for each row. */
const withoutTrigrams = async (db: Kysely<unknown>, run: () => Promise<void>) => {
  const { rows } = await sql<{ name: string; sql: string }>`select name, sql from sqlite_master
    where type = 'trigger' and name in ('users_trigrams_update', 'requests_trigrams_update')`.execute(db);
  for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(db);
  await run();
  for (const index of ['users_trigrams', 'requests_trigrams'])
    await sql`insert into ${sql.ref(index)} (${sql.ref(index)}) values ('rebuild')`.execute(db);
  for (const trigger of rows) await sql.raw(trigger.sql).execute(db);
};

/**
 * Writes the terms of words beside the texts that searches of lists compare, so that they find the forms of a word, and no word in
 * the middle of another one.
 */
export const searchTerms: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, name] of NEW_COLUMNS)
      await db.schema
        .alterTable(table)
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    const fillAll = async () => {
      for (const one of SEARCHED) await fill(db, one);
    };
    await (isSqlite(db) ? withoutTrigrams(db, fillAll) : fillAll());
    for (const name of ['articles', 'studies'])
      await db.schema.createIndex(`${name}_title_terms`).on(name).columns(['title_terms', 'id']).execute();
  },
};
