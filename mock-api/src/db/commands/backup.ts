import { existsSync } from 'node:fs';
import { CliError } from 'tooling/cli-error';
import { copyDatabase, findDamage, moveIntoPlace, removeDatabase, sizeOf, withFileErrors } from './database-file.ts';

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
    return `Backed up ${file} to ${target} (${sizeOf(target)}).`;
  });
};
