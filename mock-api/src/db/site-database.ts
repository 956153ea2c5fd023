import { openDatabase, type Database } from './open-database.ts';

/** Where the site's database is. */
export interface DatabaseLocation {
  databaseFile: string;
  /** Address of a PostgreSQL database that is used instead of the file; it may hold a password, and is told to nobody. */
  databaseUrl?: string | undefined;
}

/**
 * Opens the site's database: the file, made when missing, or what DATABASE_URL names.
 * @throws {DatabaseError} when it cannot be used; it is then left as it was
 */
export const openSiteDatabase = async ({ databaseFile, databaseUrl }: DatabaseLocation): Promise<Database> => {
  if (!databaseUrl) return openDatabase(databaseFile);
  // Read only where it is used: a site with a database of its own starts without it.
  const { connectPostgres } = await import('./postgres/connect.ts');
  return connectPostgres(databaseUrl);
};
