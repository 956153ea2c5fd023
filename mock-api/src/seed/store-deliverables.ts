import { copyFile, mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/open-database.ts';
import { deliverables } from './content/deliverables.ts';
import { compiledFile, DELIVERABLE_VERSIONS, storedNameOf } from './deliverables.ts';

interface StoreOptions {
  db: Database;
  /** Folder of the files of requests. */
  folder: string;
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/**
 * Stores the files that the demo requests name and that are missing, because the seed writes the database only.
 * @returns the number of stored files
 */
export const storeDeliverables = async ({ db, folder }: StoreOptions): Promise<number> => {
  const sources = new Map(
    deliverables.flatMap((seed) =>
      DELIVERABLE_VERSIONS.map((version) => [storedNameOf(seed, version), compiledFile(seed, version)]),
    ),
  );
  const rows = await db
    .selectFrom('request_files')
    .select('stored_name')
    .where('stored_name', 'in', [...sources.keys()])
    .execute();
  let stored = 0;
  for (const { stored_name } of rows) {
    const source = sources.get(stored_name);
    const file = join(folder, stored_name);
    if (!source || (await exists(file))) continue;
    await mkdir(folder, { recursive: true });
    // The rename is atomic: no reader sees a partial file.
    const part = `${file}.${process.pid}.part`;
    await copyFile(source, part);
    await rename(part, file);
    stored += 1;
  }
  return stored;
};
