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
import { exchangeRates } from './migrations/0032-exchange-rates.ts';
import { calculations } from './migrations/0033-calculations.ts';
import { contentState } from './migrations/0034-content-state.ts';
import { featuredContent } from './migrations/0035-featured-content.ts';
import { accountCounts } from './migrations/0036-account-counts.ts';
import { searchedTexts } from './migrations/0040-searched-texts.ts';
import { requestFieldColumns } from './migrations/0041-request-fields.ts';
import { requestEmails } from './migrations/0042-request-emails.ts';
import { defaultViews } from './migrations/0045-default-views.ts';
import { studyOperations } from './migrations/0050-study-operations.ts';
import { shortWords } from './migrations/0060-short-words.ts';
import { requestFigures } from './migrations/0061-request-figures.ts';
import { figuresIndex } from './migrations/0062-figures-index.ts';
import { sourcePages } from './migrations/0063-source-pages.ts';
import { phoneNumbers } from './migrations/0064-phone-numbers.ts';
import { visibleTexts } from './migrations/0065-visible-texts.ts';
import { knownViews } from './migrations/0066-known-views.ts';
import { caughtRequests } from './migrations/0067-caught-requests.ts';
import { searchSynonyms } from './migrations/0068-search-synonyms.ts';
import { searchTerms } from './migrations/0069-search-terms.ts';
import { studyVerdicts } from './migrations/0070-study-verdicts.ts';
import { consultantProfiles } from './migrations/0071-consultant-profiles.ts';
import { articleLayouts } from './migrations/0072-article-layouts.ts';
import { consultantFiles } from './migrations/0073-consultant-files.ts';
import { checklists } from './migrations/0075-checklists.ts';
import { bookings } from './migrations/0076-bookings.ts';
import { agreements } from './migrations/0077-agreements.ts';
import { requestCases } from './migrations/0078-request-cases.ts';
import { declinedAgreements } from './migrations/0079-declined-agreements.ts';
import { requestTriage } from './migrations/0081-request-triage.ts';
import { queuedEmails } from './migrations/0082-queued-emails.ts';
import { workStart } from './migrations/0083-work-start.ts';
import { clients } from './migrations/0084-clients.ts';
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
  '0032-exchange-rates': exchangeRates,
  '0033-calculations': calculations,
  '0034-content-state': contentState,
  '0035-featured-content': featuredContent,
  '0036-account-counts': accountCounts,
  '0040-searched-texts': searchedTexts,
  '0041-request-fields': requestFieldColumns,
  '0042-request-emails': requestEmails,
  '0045-default-views': defaultViews,
  '0050-study-operations': studyOperations,
  '0060-short-words': shortWords,
  '0061-request-figures': requestFigures,
  '0062-figures-index': figuresIndex,
  '0063-source-pages': sourcePages,
  '0064-phone-numbers': phoneNumbers,
  '0065-visible-texts': visibleTexts,
  '0066-known-views': knownViews,
  '0067-caught-requests': caughtRequests,
  '0068-search-synonyms': searchSynonyms,
  '0069-search-terms': searchTerms,
  '0070-study-verdicts': studyVerdicts,
  '0071-consultant-profiles': consultantProfiles,
  '0072-article-layouts': articleLayouts,
  '0073-consultant-files': consultantFiles,
  '0075-checklists': checklists,
  '0076-bookings': bookings,
  '0077-agreements': agreements,
  '0078-request-cases': requestCases,
  '0079-declined-agreements': declinedAgreements,
  '0081-request-triage': requestTriage,
  '0082-queued-emails': queuedEmails,
  '0083-work-start': workStart,
  '0084-clients': clients,
};

/** The names of all migrations of this release. */
export const migrationNames: readonly string[] = Object.keys(migrations);

/** The PostgreSQL schema of the migration tables. Without it, the migrator also reads those of other schemas. */
const findMigrationSchema = async (db: Database): Promise<{ migrationTableSchema?: string }> => {
  if (isSqlite(db)) return {};
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ? { migrationTableSchema: rows[0].name } : {};
};

const createMigrator = async (db: Database) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations }, ...(await findMigrationSchema(db)) });

/**
 * Runs all missing migrations in one transaction.
 * @param last name of the last migration to run, for tests of an earlier state; all of them when missing
 * @throws {DatabaseError} when a newer release wrote the database, or a migration fails
 */
export const migrate = async (db: Database, last?: string): Promise<void> => {
  const migrator = await createMigrator(db);
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
  const all = await (await createMigrator(db)).getMigrations();
  return all.filter(({ executedAt }) => executedAt !== undefined).map(({ name }) => name);
};
