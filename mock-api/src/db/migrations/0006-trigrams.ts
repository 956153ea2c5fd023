import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isSqlite } from '../table.ts';

const listed = (names: readonly string[], prefix = '') => sql.join(names.map((name) => sql.ref(prefix + name)));

/**
 * Creates a trigram index for some columns of a table. It stores no texts and no positions, only which rows contain a trigram.
 * Triggers update it in the transaction that changes a row.
 */
const createTrigrams = async (db: Kysely<unknown>, name: string, columns: readonly string[]) => {
  const index = `${name}_trigrams`;
  const on = { table: sql.ref(name), index: sql.ref(index), columns: listed(columns) };
  const remove = sql`insert into ${on.index} (${on.index}, rowid, ${on.columns}) values ('delete', old.id, ${listed(columns, 'old.')})`;
  const add = sql`insert into ${on.index} (rowid, ${on.columns}) values (new.id, ${listed(columns, 'new.')})`;
  const differs = sql.join(
    columns.map((column) => sql`${sql.ref(`old.${column}`)} is not ${sql.ref(`new.${column}`)}`),
    sql` or `,
  );
  await sql`create virtual table ${on.index} using fts5(${on.columns}, content=${on.table}, content_rowid=id, tokenize='trigram', detail=none, columnsize=0)`.execute(
    db,
  );
  await sql`insert into ${on.index} (${on.index}) values ('rebuild')`.execute(db);
  await sql`create trigger ${sql.ref(`${index}_insert`)} after insert on ${on.table} begin ${add}; end`.execute(db);
  await sql`create trigger ${sql.ref(`${index}_delete`)} after delete on ${on.table} begin ${remove}; end`.execute(db);
  await sql`create trigger ${sql.ref(`${index}_update`)} after update of ${on.columns} on ${on.table} when ${differs} begin ${remove}; ${add}; end`.execute(
    db,
  );
};

/** Trigram indexes for search in 100,000 texts. PostgreSQL would need an extension for them, so it scans the texts. */
export const trigrams: Migration = {
  async up(db: Kysely<unknown>) {
    if (!isSqlite(db)) return;
    await createTrigrams(db, 'users', ['search', 'email']);
    await createTrigrams(db, 'requests', ['search']);
  },
};
