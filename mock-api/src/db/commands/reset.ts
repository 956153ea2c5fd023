import { UsageError } from 'tooling/cli-error';
import type { Clock } from '../../clock.ts';
import { prepareDatabase } from '../../seed/prepare-database.ts';
import type { SeedProfile } from '../../seed/seed.ts';
import { assertNotInUse, moveAside, withFileErrors } from './database-file.ts';

interface ResetOptions {
  file: string;
  seed: SeedProfile;
  clock: Clock;
  /** Whether `--yes` was passed. */
  isConfirmed: boolean;
}

/**
 * Replaces the database with a new one, as the first start creates it. Retains the old one beside it.
 * @returns the success message
 * @throws {CliError} without confirmation, or when the database is in use. Nothing is changed then.
 */
export const resetDatabase = async ({ file, seed, clock, isConfirmed }: ResetOptions): Promise<string> => {
  if (!isConfirmed) throw new UsageError(`This replaces everything in ${file}: use "reset --yes" to confirm.`);
  assertNotInUse(file);
  return withFileErrors(`The database ${file} cannot be written`, async () => {
    const aside = moveAside(file, 'reset', clock);
    const db = await prepareDatabase({ databaseFile: file, seed, clock });
    await db.destroy();
    return `Created a new database ${file} (SEED=${seed}).${aside ? ` The old one is ${aside}.` : ''}`;
  });
};
