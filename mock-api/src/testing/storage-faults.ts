import { sql } from 'kysely';
import type { Database } from '../db/open-database.ts';
import { isSqlite } from '../db/table.ts';
import type { Tables } from '../db/tables.ts';

/** Has every insertion and change of a table refused, as the database itself would. @param code PostgreSQL's for the reason */
const refuseOnServer = async (db: Database, table: keyof Tables, code: string, condition = 'true'): Promise<void> => {
  const body = `begin if ${condition} then raise exception using errcode = '${code}'; end if; return new; end`;
  await sql`create function refuse() returns trigger language plpgsql as ${sql.lit(body)}`.execute(db);
  await sql`create trigger refuse before insert or update on ${sql.table(table)} for each row execute function refuse()`.execute(
    db,
  );
};

/** Fills the disk, as far as the rows of a table can tell. */
export const fillDisk = async (db: Database, table: keyof Tables): Promise<void> => {
  if (isSqlite(db)) await sql`pragma max_page_count = 1`.execute(db);
  else await refuseOnServer(db, table, '53100');
};

/** Lets nothing be written until it is undone. @returns how to undo it */
export const stopWrites = async (db: Database, table: keyof Tables): Promise<() => Promise<void>> => {
  if (!isSqlite(db)) {
    await refuseOnServer(db, table, '25006');
    return async () => void (await sql`drop trigger refuse on ${sql.table(table)}`.execute(db));
  }
  await sql`pragma query_only = on`.execute(db);
  return async () => void (await sql`pragma query_only = off`.execute(db));
};

/** Has the database fail at one row of the settings, by a defect that is nobody's storage. */
export const failAtSetting = async (db: Database, key: string): Promise<void> => {
  if (isSqlite(db))
    await sql`create trigger refuse before update on settings when new.key = ${sql.lit(key)} begin select raise(abort, 'no'); end`.execute(
      db,
    );
  else await refuseOnServer(db, 'settings', 'P0001', `new.key = '${key}'`);
};

/** Takes every table away. */
export const dropEverything = async (db: Database): Promise<void> => {
  if (isSqlite(db)) await sql`pragma foreign_keys = off`.execute(db);
  for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true }))
    // Some tables of SQLite are a part of another one, and go with it.
    await (
      isSqlite(db) ? db.schema.dropTable(name).ifExists() : db.schema.dropTable(name).ifExists().cascade()
    ).execute();
};
