import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { CliError } from 'tooling/cli-error';
import type { Clock } from '../../clock.ts';
import { migrationNames } from '../migrate.ts';
import {
  copyDatabase,
  findDamage,
  readMigrations,
  withFileErrors,
  moveIntoPlace,
  assertNotInUse,
  removeDatabase,
  moveAside,
  readSize,
} from './database-file.ts';

/**
 * Copies a consistent snapshot of the database to a file. The server may keep running.
 * @returns the success message
 * @throws {CliError} when there is nothing to copy, the target exists, or the copy cannot be written or is damaged
 */
export const backupDatabase = async (file: string, target: string): Promise<string> => {
  if (!existsSync(file)) throw new CliError(`There is no database at ${file}: nothing was backed up.`);
  if (existsSync(target))
    throw new CliError(`${target} exists already: give the backup another name, or move that file away.`);
  const part = `${target}.${process.pid}.part`;
  return withFileErrors(`The backup ${target} cannot be written`, async () => {
    await copyDatabase(file, part);
    const damage = findDamage(part);
    if (damage !== undefined) {
      removeDatabase(part);
      throw new CliError(`The database ${file} is damaged (${damage}): no backup was made.`);
    }
    moveIntoPlace(part, target);
    return `Backed up ${file} to ${target} (${readSize(target)}).`;
  });
};

/** @throws {CliError} for a file that is no usable backup of this site */
const assertRestorable = (candidate: string): void => {
  if (!statSync(candidate, { throwIfNoEntry: false })?.isFile())
    throw new CliError(`There is no backup at ${candidate}.`);
  const damage = findDamage(candidate);
  if (damage !== undefined)
    throw new CliError(`The backup ${candidate} cannot be used (${damage}): nothing was changed.`);
  const migrations = readMigrations(candidate);
  if (!migrations) throw new CliError(`${candidate} is a database, but not one of this site: nothing was changed.`);
  const unknown = migrations.find((name) => !migrationNames.includes(name));
  if (unknown !== undefined)
    throw new CliError(
      `The backup ${candidate} was written by a newer release (it has "${unknown}"): start that release. Nothing was changed.`,
    );
};

/**
 * Replaces the database with a backup. Retains the old database beside it.
 * @returns the success message
 * @throws {CliError} when the backup cannot be used, or the database is in use. Nothing is changed then.
 */
export const restoreDatabase = async (file: string, candidate: string, clock: Clock): Promise<string> => {
  assertRestorable(candidate);
  assertNotInUse(file);
  const part = `${file}.${process.pid}.part`;
  return withFileErrors(`The database ${file} cannot be written`, async () => {
    mkdirSync(dirname(file), { recursive: true });
    await copyDatabase(candidate, part);
    const damage = findDamage(part);
    if (damage !== undefined) {
      removeDatabase(part);
      throw new CliError(`The copy of ${candidate} is damaged (${damage}): nothing was changed.`);
    }
    const aside = moveAside(file, 'restore', clock);
    moveIntoPlace(part, file);
    const older =
      (readMigrations(file) ?? []).length < migrationNames.length
        ? ' It was written by an older release: the next start runs the missing migrations.'
        : '';
    return `Restored ${file} from ${candidate}.${aside && existsSync(aside) ? ` The old database is ${aside}.` : ''}${older}`;
  });
};
