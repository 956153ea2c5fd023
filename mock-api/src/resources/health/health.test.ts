import { sql } from 'kysely';
import { API_VERSION } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { createTestApp, scratchFolder } from '../../testing/test-app.ts';
import { hasFreeSpace } from './routes.ts';

test('reports ok and ready for a working server', async () => {
  const { get } = await createTestApp();
  expect((await get('/healthz')).json()).toEqual({ status: 'ok', api: API_VERSION });
  const ready = await get('/readyz');
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toEqual({ status: 'ready', database: true, migrations: true, disk: true });
});

test('a server with pending migrations is alive but not ready', async () => {
  const { db, get } = await createTestApp();
  await sql`delete from kysely_migration`.execute(db);
  expect((await get('/healthz')).statusCode).toBe(200);
  const ready = await get('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toEqual({ status: 'not-ready', database: true, migrations: false, disk: true });
});

test('hasFreeSpace compares the free space of the disk', async () => {
  expect(await hasFreeSpace(scratchFolder(), 1)).toBe(true);
  expect(await hasFreeSpace(scratchFolder(), Number.MAX_VALUE)).toBe(false);
});
