import type { CvFile } from 'shared-lib/contracts';
import type { Database } from '../../db/open-database.ts';
import type { Row } from '../../db/tables.ts';
import type { WriteContext } from '../../dialect/write-context.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { NewFile } from '../requests/files/files.ts';

/** The stored curriculum vitae of a consultant; `undefined` without one. */
export const findCvFile = (db: Database, id: number): Promise<Row<'consultant_files'> | undefined> =>
  db.selectFrom('consultant_files').selectAll().where('user_id', '=', id).executeTakeFirst();

/** What readers see of the curriculum vitae; null without one. */
export const readCvFile = async (db: Database, id: number): Promise<CvFile | null> => {
  const row = await findCvFile(db, id);
  return row ? { name: row.name, size: row.size, mime: row.mime, at: row.at } : null;
};

/** Stores a curriculum vitae in place of the one before. @returns the stored name of that one, to remove after the commit */
export const writeCvFile = async (
  db: Database,
  id: number,
  { storedName, ...file }: NewFile,
  now: string,
): Promise<string | undefined> => {
  const before = await findCvFile(db, id);
  const row = { ...file, stored_name: storedName, at: now };
  await db
    .insertInto('consultant_files')
    .values({ user_id: id, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return before?.stored_name;
};

/** Removes the row of a curriculum vitae. @returns its stored name, to remove after the commit */
export const deleteCvFile = async (db: Database, id: number): Promise<string | undefined> =>
  (await db.deleteFrom('consultant_files').where('user_id', '=', id).returning('stored_name').executeTakeFirst())
    ?.stored_name;

/** Removes a curriculum vitae together with its account: the row in the transaction, the file after it. */
export const removeCvFile = async (
  { trx, afterCommit }: Pick<WriteContext, 'trx' | 'afterCommit'>,
  files: FileStore,
  id: number,
): Promise<void> => {
  const storedName = await deleteCvFile(trx, id);
  if (storedName) afterCommit.push(() => files.remove(storedName));
};
