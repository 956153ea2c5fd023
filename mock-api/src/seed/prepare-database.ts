import type { Clock } from '../clock.ts';
import { migrate } from '../db/migrate.ts';
import { DatabaseError, type Database } from '../db/open-database.ts';
import { openSiteDatabase, type DatabaseLocation } from '../db/site-database.ts';
import { isStorageFailure } from '../db/storage-failure.ts';
import { seedDatabase, type SeedProfile } from './seed.ts';

interface Options extends DatabaseLocation {
  seed: SeedProfile;
  clock: Clock;
}

/**
 * Opens the database as the server does at startup: creates it when missing, migrates it, and seeds a new one.
 * @throws {DatabaseError} when it cannot be used
 */
export const prepareDatabase = async ({ seed, clock, ...location }: Options): Promise<Database> => {
  const db = await openSiteDatabase(location);
  try {
    await migrate(db);
    await seedDatabase(db, seed, clock);
    return db;
  } catch (error) {
    await db.destroy().catch(() => undefined);
    if (error instanceof Error && isStorageFailure(error))
      throw new DatabaseError(`The database cannot be written just now (${error.message}): try again when it can.`);
    throw error;
  }
};
