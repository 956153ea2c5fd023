import { writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { UPLOADS } from '../../images/stored-pictures.ts';
import { findUsedPictures } from '../../resources/uploads/unused-pictures.ts';
import type { Database } from '../open-database.ts';
import { sqliteDialect } from '../sqlite-dialect.ts';
import { isSqlite } from '../table.ts';
import type { Tables } from '../tables.ts';

/** What a copy of the database must have, to be compared with what was copied. */
export interface DatabaseFacts {
  /** Table → number of its rows. */
  rows: Record<string, number>;
  /** Files that rows name, relative to `DATA_DIR`. */
  files: string[];
}

/** Columns with the name of a file of requests. The tables are missing in databases of earlier releases. */
const FILE_COLUMNS = [
  ['request_files', 'stored_name'],
  ['consultant_files', 'stored_name'],
  ['agreements', 'document_name'],
] as const;

/** Tables in which SQLite keeps an index. */
const INDEX = /_trigrams/;

const listTables = async (db: Database): Promise<string[]> => {
  const { rows } = await (
    isSqlite(db)
      ? sql<{ name: string }>`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
  ).execute(db);
  return rows
    .map(({ name }) => name)
    .filter((name) => !INDEX.test(name))
    .toSorted();
};

const countRows = async (db: Database, table: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.count);
};

/** Reads the facts of a database. Nothing is written, so that it may be one of an earlier release. */
export const readFacts = async (db: Database): Promise<DatabaseFacts> => {
  const tables = await listTables(db);
  const rows: Record<string, number> = {};
  for (const table of tables) rows[table] = await countRows(db, table);
  const files = [...(await findUsedPictures(db, new Set(tables)))].map((name) => `images/${UPLOADS}/${name}`);
  for (const [table, column] of FILE_COLUMNS) {
    if (!tables.includes(table)) continue;
    const names = await sql<{ name: string }>`select ${sql.ref(column)} as name from ${sql.table(table)}`.execute(db);
    files.push(...names.rows.filter(({ name }) => name !== '').map(({ name }) => `request-files/${name}`));
  }
  return { rows, files: files.toSorted() };
};

/** Reads the facts of a SQLite file at one moment. It is not changed, and may be in use. */
export const readFileFacts = async (file: string): Promise<DatabaseFacts> => {
  const sqlite = new DatabaseSync(file, { readOnly: true });
  try {
    sqlite.exec('begin');
    return await readFacts(new Kysely<Tables>({ dialect: sqliteDialect(sqlite) }));
  } finally {
    // Not through Kysely, which would write what the file beside it has into the database.
    sqlite.close();
  }
};

/** Writes facts for the program that asked for them. */
export const writeFacts = (file: string, facts: DatabaseFacts): Promise<void> =>
  writeFile(file, JSON.stringify(facts), { mode: 0o600 });
