import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from './db/open-database.ts';
import { backUpBusySite, expectAcknowledged } from './testing/busy-site.ts';
import { createSeededFolder, startListeningServer } from './testing/server-process.ts';

test('a backup of a busy site has every acknowledged request with its file', async () => {
  const dataDir = await createSeededFolder();
  const { port } = await startListeningServer(dataDir);
  const env = { DATABASE_URL: '' };
  const { folder, before, during, missing } = await backUpBusySite({ port, dataDir, env, restoredEnv: env });
  expect(missing).toEqual([]);
  expect(during).toBeGreaterThan(0);
  const db = openDatabase(join(folder, 'database/site.db'));
  await expectAcknowledged(db, folder, before);
  await db.destroy();
});
