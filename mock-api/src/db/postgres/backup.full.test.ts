import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { makeKeyPair } from 'tooling/backup/archive';
import { makeBackup } from 'tooling/backup/backup';
import { runDrill } from 'tooling/backup/drill';
import { readConfig } from 'tooling/config';
import { expect, inject, test } from 'vitest';
import { backUpBusySite, expectAcknowledged } from '../../testing/busy-site.ts';
import { copyTemplate, drillDatabase, emptyDatabase } from '../../testing/postgres-database.ts';
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

const countTables = async (url: string): Promise<number> => {
  const db = await connectPostgres(url);
  const { rows } = await sql`select 1 from pg_tables where schemaname = 'public'`.execute(db);
  await db.destroy();
  return rows.length;
};

test('a drill restores into its own database, which is empty afterwards', async () => {
  const serverUrl = inject('postgresUrl') ?? '';
  const [DATABASE_URL, DRILL_DATABASE_URL] = [await copyTemplate(serverUrl), await drillDatabase(serverUrl)];
  const [dataDir, folder, key] = [scratchFolder(), scratchFolder(), await makeKeyPair()];
  mkdirSync(join(dataDir, 'keys'));
  writeFileSync(join(dataDir, 'keys/shell.key'), 'a key');
  const identityFile = join(scratchFolder(), 'backup.key');
  writeFileSync(identityFile, key.text);
  const env = { ...process.env, DATABASE_URL, DRILL_DATABASE_URL };
  const config = readConfig({ DATA_DIR: dataDir });
  await makeBackup({ config, settings: { folder, recipients: [key.recipient] }, env, now: new Date() });
  const tables = await countTables(DATABASE_URL);

  let restored = 0;
  const openSite = async () => {
    restored = await countTables(DRILL_DATABASE_URL);
    return [];
  };
  const report = await runDrill({ config, env, folder, identityFile, now: () => new Date(), openSite });
  expect(report).toMatchObject({ outcome: 'passed' });
  expect(report.lines).toContain('The running site has the same number of rows in every table.');
  expect([restored, await countTables(DRILL_DATABASE_URL)]).toEqual([tables, 0]);
  expect(await countTables(DATABASE_URL)).toBe(tables);
});
