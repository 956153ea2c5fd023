import type { Clock } from '../clock.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase, type Database } from '../db/open-database.ts';
import { seedDatabase, type SeedProfile } from './seed.ts';

interface Prepared {
  databaseFile: string;
  seed: SeedProfile;
  clock: Clock;
}

/**
 * Opens the database as a start of the server does: made when missing, brought up to date, filled when new.
 * @throws {DatabaseRefusal} when it cannot be used
 */
export const prepareDatabase = async ({ databaseFile, seed, clock }: Prepared): Promise<Database> => {
  const db = openDatabase(databaseFile);
  await migrate(db);
  await seedDatabase(db, seed, clock);
  return db;
};
