import { expect, inject, test } from 'vitest';
import { backUpBusySite, expectAcknowledged } from '../../testing/busy-site.ts';
import { copyTemplate, emptyDatabase } from '../../testing/postgres-database.ts';
import { startListeningServer } from '../../testing/server-process.ts';
import { scratchFolder } from '../../testing/test-app.ts';
import { connectPostgres } from './connect.ts';

test('a backup of a busy site has every acknowledged request with its file', async () => {
  const serverUrl = inject('postgresUrl') ?? '';
  const [DATABASE_URL, restoredUrl] = [await copyTemplate(serverUrl), await emptyDatabase(serverUrl)];
  const dataDir = scratchFolder();
  const { port } = await startListeningServer(dataDir, { DATABASE_URL });
  const { folder, before, during, missing } = await backUpBusySite({
    port,
    dataDir,
    env: { DATABASE_URL },
    restoredEnv: { DATABASE_URL: restoredUrl },
  });
  expect(missing).toEqual([]);
  expect(during).toBeGreaterThan(0);
  const db = await connectPostgres(restoredUrl);
  await expectAcknowledged(db, folder, before);
  await db.destroy();
});
