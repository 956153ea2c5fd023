import type { Clock } from '../clock.ts';
import { migrate } from '../db/migrate.ts';
import { DatabaseRefusal, type Database } from '../db/open-database.ts';
import { openSiteDatabase, type DatabasePlace } from '../db/site-database.ts';
import { storageFailure } from '../db/storage-failure.ts';
import { seedDatabase, type SeedProfile } from './seed.ts';

interface Prepared extends DatabasePlace {
  seed: SeedProfile;
  clock: Clock;
}

/**
 * Opens the database as a start of the server does: made when missing, brought up to date, filled when new.
 * @throws {DatabaseRefusal} when it cannot be used
 */
export const prepareDatabase = async ({ seed, clock, ...place }: Prepared): Promise<Database> => {
  const db = await openSiteDatabase(place);
  try {
    await migrate(db);
    await seedDatabase(db, seed, clock);
    return db;
  } catch (error) {
    await db.destroy().catch(() => undefined);
    if (error instanceof Error && storageFailure(error))
      throw new DatabaseRefusal(`The database cannot be written just now (${error.message}): try again when it can.`);
    throw error;
  }
};
