import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp, scratchFolder } from '../../testing/test-app.ts';
import { hasRoom } from './routes.ts';

test('a server that can serve says so', async () => {
  const { get } = await createTestApp();
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
  const ready = await get('/readyz');
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toEqual({ status: 'ready', database: true, migrations: true, disk: true });
});

test('a server whose tables are of an older release lives, but is not ready', async () => {
  const { db, get } = await createTestApp();
  await sql`delete from kysely_migration`.execute(db);
  expect((await get('/healthz')).statusCode).toBe(200);
  const ready = await get('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toEqual({ status: 'not-ready', database: true, migrations: false, disk: true });
});

test('a disk has room for a byte, and none for more than there can be', async () => {
  expect(await hasRoom(scratchFolder(), 1)).toBe(true);
  expect(await hasRoom(scratchFolder(), Number.MAX_VALUE)).toBe(false);
});
