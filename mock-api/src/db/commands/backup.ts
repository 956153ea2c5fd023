import { existsSync } from 'node:fs';
import { CliError } from 'shared-lib/tooling/cli-error';
import { copyDatabase, damageOf, orRefuse, moveIntoPlace, removeDatabase, sizeOf } from './database-file.ts';

/**
 * Writes a copy of the database, as it is at one moment, into a file; the server may go on meanwhile.
 * @returns what was done, in a sentence
 * @throws {CliError} when there is nothing to copy, the target exists, or the copy cannot be written or is damaged
 */
export const backupDatabase = async (file: string, target: string): Promise<string> => {
  if (!existsSync(file)) throw new CliError(`There is no database at ${file}: nothing was backed up.`);
  if (existsSync(target))
    throw new CliError(`${target} exists already: give the backup another name, or move that file away.`);
  const part = `${target}.${process.pid}.part`;
  return orRefuse(`The backup ${target} cannot be written`, async () => {
    await copyDatabase(file, part);
    const damage = damageOf(part);
    if (damage !== undefined) {
      removeDatabase(part);
      throw new CliError(`The database ${file} is damaged (${damage}): no backup was made of it.`);
    }
    moveIntoPlace(part, target);
    return `Backed up ${file} to ${target} (${sizeOf(target)}).`;
  });
};
