import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { CliError } from 'shared-lib/tooling/cli-error';
import type { Clock } from '../../clock.ts';
import { migrationNames } from '../migrate.ts';
import {
  copyDatabase,
  damageOf,
  migrationsOf,
  orRefuse,
  moveIntoPlace,
  refuseInUse,
  removeDatabase,
  moveAside,
} from './database-file.ts';

const refuseUnfit = (candidate: string): void => {
  if (!statSync(candidate, { throwIfNoEntry: false })?.isFile())
    throw new CliError(`There is no backup at ${candidate}.`);
  const damage = damageOf(candidate);
  if (damage !== undefined)
    throw new CliError(`The backup ${candidate} cannot be used (${damage}): nothing was changed.`);
  const migrations = migrationsOf(candidate);
  if (!migrations) throw new CliError(`${candidate} is a database, but none of this site: nothing was changed.`);
  const unknown = migrations.find((name) => !migrationNames.includes(name));
  if (unknown !== undefined)
    throw new CliError(
      `The backup ${candidate} was written by a newer release (it has "${unknown}"): start that release. Nothing was changed.`,
    );
};

/**
 * Puts a backup in the place of the database; what was there is kept beside it.
 * @returns what was done, in a sentence or two
 * @throws {CliError} when the backup is unfit, or the database is in use; nothing is changed then
 */
export const restoreDatabase = async (file: string, candidate: string, clock: Clock): Promise<string> => {
  refuseUnfit(candidate);
  refuseInUse(file);
  const part = `${file}.${process.pid}.part`;
  return orRefuse(`The database ${file} cannot be written`, async () => {
    mkdirSync(dirname(file), { recursive: true });
    await copyDatabase(candidate, part);
    const damage = damageOf(part);
    if (damage !== undefined) {
      removeDatabase(part);
      throw new CliError(`The copy of ${candidate} came out damaged (${damage}): nothing was changed.`);
    }
    const aside = moveAside(file, 'restore', clock);
    moveIntoPlace(part, file);
    const older =
      (migrationsOf(file) ?? []).length < migrationNames.length
        ? ' It is of an older release: the next start brings it up to date.'
        : '';
    return `Restored ${file} from ${candidate}.${aside && existsSync(aside) ? ` What was there before is ${aside}.` : ''}${older}`;
  });
};
