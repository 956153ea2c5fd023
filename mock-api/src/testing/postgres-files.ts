/** Tests that need the SQLite file: its handling, servers started on it, and the response cache, which reads the state of SQLite. */
const ABOUT_SQLITE = [
  'src/db/open-database.test.ts',
  'src/db/killed-migration.test.ts',
  'src/db/commands/commands.full.test.ts',
  'src/http/response-cache.test.ts',
];

/** Slow tests of SQLite. PostgreSQL has its own in `src/db/postgres`. */
const SLOW_ON_SQLITE = ['src/!(db)/**/*.full.test.ts', 'src/*.full.test.ts'];

/** They open LibreOffice and no database. */
const WITHOUT_DATABASE = ['src/**/*.office.test.ts'];

/** Files that never run on PostgreSQL. */
export const NOT_ON_POSTGRES = [...SLOW_ON_SQLITE, ...ABOUT_SQLITE, ...WITHOUT_DATABASE];

/** The chosen file of each resource: the one that reads and writes its rows most. `postgres-files.test.ts` demands one of each. */
export const ONE_OF_EACH_RESOURCE = [
  'src/resources/account/account.test.ts',
  'src/resources/articles/admin-articles.test.ts',
  'src/resources/audit/audit-search.test.ts',
  'src/resources/auth/auth.test.ts',
  'src/resources/bookings/bookings.test.ts',
  'src/resources/calculations/calculations.test.ts',
  'src/resources/claims/claims.test.ts',
  'src/resources/clients/merges.test.ts',
  'src/resources/content-state/content-state.test.ts',
  'src/resources/dashboard/dashboard.test.ts',
  'src/resources/emails/routes.test.ts',
  'src/resources/health/health.test.ts',
  'src/resources/links/links.test.ts',
  'src/resources/publications/state.test.ts',
  'src/resources/requests/inbox/inbox.test.ts',
  'src/resources/retention/retention.test.ts',
  'src/resources/search/search.test.ts',
  'src/resources/sectors/admin-sectors.test.ts',
  'src/resources/services/admin-services.test.ts',
  'src/resources/settings/admin-settings.test.ts',
  'src/resources/sitemap/sitemap.test.ts',
  'src/resources/sliders/admin-sliders.test.ts',
  'src/resources/slugs/history.test.ts',
  'src/resources/stats/admin-stats.test.ts',
  'src/resources/studies/admin-studies.test.ts',
  'src/resources/uploads/unused-pictures.test.ts',
  'src/resources/users/admin-users.test.ts',
  'src/resources/versions/versions.test.ts',
];

/** What depends on the database itself: every test of SQL, search, figures, concurrency, durability and migrations. */
export const ABOUT_THE_DATABASE = [
  // Migrations, durability, crowds of callers and the commands.
  'src/db/**/*.test.ts',
  'src/old-data-dir.test.ts',
  // SQL: conditions, order and pages of lists, relations, and literal texts in conditions. Matrices run in a sample.
  'src/dialect/**/*.test.ts',
  'src/csv/*.test.ts',
  'src/resources/literal-texts.test.ts',
  'src/resources/requests/lists/*.test.ts',
  'src/resources/slugs/*.test.ts',
  // Every call of the API for every role.
  'src/http/access-matrix.test.ts',
  // Search and figures.
  'src/search/*.test.ts',
  'src/resources/search/*.test.ts',
  'src/resources/stats/*.test.ts',
  // Concurrency: calls at the same time, calls that are repeated, and failing storage.
  'src/http/failures.test.ts',
  'src/http/idempotency.test.ts',
  'src/mail/email-queue.test.ts',
  'src/resources/account/idempotency.test.ts',
  'src/resources/auth/register.test.ts',
  'src/resources/auth/sign-in-limits.test.ts',
  'src/resources/requests/agreements/*.test.ts',
  'src/resources/requests/forms/*.test.ts',
  'src/resources/requests/lifecycle/feasibility-journey.test.ts',
  'src/resources/requests/service-levels/deadline-notifications.test.ts',
];
