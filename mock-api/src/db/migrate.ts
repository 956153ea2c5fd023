import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { foundation } from './migrations/0001-foundation.ts';
import { content } from './migrations/0002-content.ts';
import { requestWork } from './migrations/0003-request-work.ts';
import { deskFigures } from './migrations/0004-desk-figures.ts';
import { longLists } from './migrations/0005-long-lists.ts';
import { trigrams } from './migrations/0006-trigrams.ts';
import { orderOfArrival } from './migrations/0007-order-of-arrival.ts';
import { requestProgress } from './migrations/0010-request-progress.ts';
import { deskLists } from './migrations/0011-desk-lists.ts';
import { inbox } from './migrations/0012-inbox.ts';
import { visibleRequests } from './migrations/0013-visible-requests.ts';
import { notificationPreferences } from './migrations/0020-notification-preferences.ts';
import { contentVersions } from './migrations/0030-content-versions.ts';
import { staffTools } from './migrations/0031-staff-tools.ts';
import { DatabaseError, type Database } from './open-database.ts';
import { isSqlite } from './table.ts';

/** In the order in which they run. Never change the name of a released migration. */
const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-content': content,
  '0003-request-work': requestWork,
  '0004-desk-figures': deskFigures,
  '0005-long-lists': longLists,
  '0006-trigrams': trigrams,
  '0007-order-of-arrival': orderOfArrival,
  '0010-request-progress': requestProgress,
  '0011-desk-lists': deskLists,
  '0012-inbox': inbox,
  '0013-visible-requests': visibleRequests,
  '0020-notification-preferences': notificationPreferences,
  '0030-content-versions': contentVersions,
  '0031-staff-tools': staffTools,
};

/** The names of all migrations of this release. */
export const migrationNames: readonly string[] = Object.keys(migrations);

/** The PostgreSQL schema of the migration tables. Without it, the migrator also reads those of other schemas. */
const schemaOf = async (db: Database): Promise<{ migrationTableSchema?: string }> => {
  if (isSqlite(db)) return {};
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ? { migrationTableSchema: rows[0].name } : {};
};

const migratorOf = async (db: Database) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations }, ...(await schemaOf(db)) });

/**
 * Runs all missing migrations in one transaction.
 * @param last name of the last migration to run, for tests of an earlier state; all of them when missing
 * @throws {DatabaseError} when a newer release wrote the database, or a migration fails
 */
export const migrate = async (db: Database, last?: string): Promise<void> => {
  const migrator = await migratorOf(db);
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (!error) return;
  const message = error instanceof Error ? error.message : 'for an unknown reason';
  throw new DatabaseError(
    /corrupted migrations/.test(message)
      ? `The database was written by another release (${message}): start that release, or restore a backup.`
      : `The database could not be brought up to date, and was left unchanged (${message}).`,
  );
};

/** Whether every known migration has been applied. */
export const isMigrated = async (db: Database): Promise<boolean> => {
  return (await appliedMigrations(db)).length === migrationNames.length;
};

/** The names of the migrations that a database has. */
export const appliedMigrations = async (db: Database): Promise<string[]> => {
  const all = await (await migratorOf(db)).getMigrations();
  return all.filter(({ executedAt }) => executedAt !== undefined).map(({ name }) => name);
};
