import { sql } from 'kysely';
import type { Database } from '../db/open-database.ts';
import { isSqlite } from '../db/table.ts';
import type { Tables } from '../db/tables.ts';

/** Makes PostgreSQL reject every insert and update of a table. @param code SQLSTATE of the error */
const rejectWritesOnPostgres = async (
  db: Database,
  table: keyof Tables,
  code: string,
  condition = 'true',
): Promise<void> => {
  const body = `begin if ${condition} then raise exception using errcode = '${code}'; end if; return new; end`;
  await sql`create or replace function refuse() returns trigger language plpgsql as ${sql.lit(body)}`.execute(db);
  await sql`create trigger refuse before insert or update on ${sql.table(table)} for each row execute function refuse()`.execute(
    db,
  );
};

/** Simulates a full disk for writes to a table. */
export const fillDisk = async (db: Database, table: keyof Tables): Promise<void> => {
  if (isSqlite(db)) await sql`pragma max_page_count = 1`.execute(db);
  else await rejectWritesOnPostgres(db, table, '53100');
};

/** Makes the database read-only for a table. @returns a function that allows writes again */
export const stopWrites = async (db: Database, table: keyof Tables): Promise<() => Promise<void>> => {
  if (!isSqlite(db)) {
    await rejectWritesOnPostgres(db, table, '25006');
    return async () => void (await sql`drop trigger refuse on ${sql.table(table)}`.execute(db));
  }
  await sql`pragma query_only = on`.execute(db);
  return async () => void (await sql`pragma query_only = off`.execute(db));
};

/** Makes updates of one setting fail with an error that is not a storage failure. */
export const failOnSetting = async (db: Database, key: string): Promise<void> => {
  if (isSqlite(db))
    await sql`create trigger refuse before update on settings when new.key = ${sql.lit(key)} begin select raise(abort, 'no'); end`.execute(
      db,
    );
  else await rejectWritesOnPostgres(db, 'settings', 'P0001', `new.key = '${key}'`);
};

/** Drops every table. */
export const dropAllTables = async (db: Database): Promise<void> => {
  if (isSqlite(db)) await sql`pragma foreign_keys = off`.execute(db);
  for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true }))
    // SQLite drops shadow tables together with their virtual table.
    await (
      isSqlite(db) ? db.schema.dropTable(name).ifExists() : db.schema.dropTable(name).ifExists().cascade()
    ).execute();
};
