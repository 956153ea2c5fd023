import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Refusal } from 'shared-lib/tooling/refusal';
import type { Clock } from '../../clock.ts';
import { migrationNames } from '../migrate.ts';
import {
  copyDatabase,
  damageOf,
  migrationsOf,
  orRefuse,
  putInPlace,
  refuseInUse,
  removeDatabase,
  setAside,
} from './database-file.ts';

const refuseUnfit = (candidate: string): void => {
  if (!statSync(candidate, { throwIfNoEntry: false })?.isFile())
    throw new Refusal(`There is no backup at ${candidate}.`);
  const damage = damageOf(candidate);
  if (damage !== undefined)
    throw new Refusal(`The backup ${candidate} cannot be used (${damage}): nothing was changed.`);
  const migrations = migrationsOf(candidate);
  if (!migrations) throw new Refusal(`${candidate} is a database, but none of this site: nothing was changed.`);
  const unknown = migrations.find((name) => !migrationNames.includes(name));
  if (unknown !== undefined)
    throw new Refusal(
      `The backup ${candidate} was written by a newer release (it has "${unknown}"): start that release. Nothing was changed.`,
    );
};

/**
 * Puts a backup in the place of the database; what was there is kept beside it.
 * @returns what was done, in a sentence or two
 * @throws {Refusal} when the backup is unfit, or the database is in use; nothing is changed then
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
      throw new Refusal(`The copy of ${candidate} came out damaged (${damage}): nothing was changed.`);
    }
    const aside = setAside(file, 'restore', clock);
    putInPlace(part, file);
    const older =
      (migrationsOf(file) ?? []).length < migrationNames.length
        ? ' It is of an older release: the next start brings it up to date.'
        : '';
    return `Restored ${file} from ${candidate}.${aside && existsSync(aside) ? ` What was there before is ${aside}.` : ''}${older}`;
  });
};
