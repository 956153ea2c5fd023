import { openDatabase, type Database } from './open-database.ts';

/** The location of the site's database. */
export interface DatabaseLocation {
  databaseFile: string;
  /** URL of a PostgreSQL database that replaces the file. It may contain a password: never print it. */
  databaseUrl?: string | undefined;
}

/**
 * Opens the site's database: the file, which is created when missing, or the database of DATABASE_URL.
 * @throws {DatabaseError} when it cannot be used. It is left unchanged.
 */
export const openSiteDatabase = async ({ databaseFile, databaseUrl }: DatabaseLocation): Promise<Database> => {
  if (!databaseUrl) return openDatabase(databaseFile);
  // Imported on demand, so that a site on SQLite starts without the PostgreSQL driver.
  const { connectPostgres } = await import('./postgres/connect.ts');
  return connectPostgres(databaseUrl);
};
