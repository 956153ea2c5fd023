import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { seedDatabase } from '../seed/seed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of this test run. It holds `seeded.db` and everything that tests write. */
    scratch: string;
    /** Connection URL of the PostgreSQL server of the run; undefined on SQLite. */
    postgresUrl: string | undefined;
  }
}

/** When the test databases are seeded, and the initial time of test clocks: a Monday, 12:00 in Riyadh. */
export const TEST_START = new Date('2026-03-02T09:00:00.000Z');

/** Vitest global setup: creates the SQLite database that tests copy. */
export const setup = async ({ provide }: TestProject) => {
  const scratch = mkdtempSync(join(tmpdir(), 'api-tests-'));
  const db = openDatabase(join(scratch, 'seeded.db'));
  await migrate(db);
  await seedDatabase(db, 'demo', () => TEST_START);
  // A database in memory has no write-ahead log, and does not open a file in that mode.
  await sql`pragma journal_mode = delete`.execute(db);
  await db.destroy();
  provide('scratch', scratch);
  return () => rmSync(scratch, { recursive: true });
};
