import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { scratchFolder } from '../testing/test-app.ts';
import { isMigrated, migrate } from './migrate.ts';
import { openDatabase, type Database } from './open-database.ts';

vi.setConfig({ testTimeout: 60_000 });
afterAll(() => vi.resetConfig());

const PROGRAM = join(import.meta.dirname, '../testing/killed-migration.ts');

const schemaOf = async (db: Database) =>
  (await sql<{ sql: string }>`select sql from sqlite_schema where sql is not null order by name`.execute(db)).rows;

test.each([12, 70])('migrates a database whose migration was killed before statement %i', async (statement) => {
  const file = join(scratchFolder(), 'site.db');
  const { signal } = spawnSync(process.execPath, [PROGRAM, file, String(statement)]);
  expect(signal).toBe('SIGKILL');
  expect(existsSync(file)).toBe(true);

  const db = openDatabase(file);
  expect((await sql`select name from sqlite_schema where name = 'users'`.execute(db)).rows).toEqual([]);
  await migrate(db);
  expect(await isMigrated(db)).toBe(true);
  const fresh = openDatabase(':memory:');
  await migrate(fresh);
  expect(await schemaOf(db)).toEqual(await schemaOf(fresh));
  await fresh.destroy();
  await db.destroy();
});
