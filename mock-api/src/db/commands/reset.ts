import { UsageError } from 'shared-lib/tooling/cli-error';
import type { Clock } from '../../clock.ts';
import { prepareDatabase } from '../../seed/prepare-database.ts';
import type { SeedProfile } from '../../seed/seed.ts';
import { orRefuse, refuseInUse, moveAside } from './database-file.ts';

interface Reset {
  file: string;
  seed: SeedProfile;
  clock: Clock;
  /** Whether the person said `--yes`. */
  isConfirmed: boolean;
}

/**
 * Begins anew with a database as a first start makes it; what was there is kept beside it.
 * @returns what was done, in a sentence
 * @throws {CliError} when it is not meant, or the database is in use; nothing is changed then
 */
export const resetDatabase = async ({ file, seed, clock, isConfirmed }: Reset): Promise<string> => {
  if (!isConfirmed) throw new UsageError(`This takes everything out of ${file}: say "reset --yes" if you mean it.`);
  refuseInUse(file);
  return orRefuse(`The database ${file} cannot be written`, async () => {
    const aside = moveAside(file, 'reset', clock);
    const db = await prepareDatabase({ databaseFile: file, seed, clock });
    await db.destroy();
    return `Began anew with ${file} (SEED=${seed}).${aside ? ` What was there before is ${aside}.` : ''}`;
  });
};
