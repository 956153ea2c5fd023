import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DAY } from '../clock.ts';
import { isSqlite } from '../db/table.ts';
import { createTestApp } from './test-app.ts';

const SLIDERS = '/api/public/sliders';

test('an app that is used again has a new database, clock, log and cache', async () => {
  const cleanUps: (() => Promise<void>)[] = [];
  const first = await createTestApp({}, (cleanUp) => cleanUps.push(cleanUp));
  const seeded = (await first.get(SLIDERS)).json();
  expect(seeded.data.length).toBeGreaterThan(0);
  await first.db.deleteFrom('sliders').execute();
  expect((await first.get(SLIDERS)).json()).toEqual({ data: [] });
  const body = { name: 'سالم', email: 's@example.com', phone: '0551234567', subject: 'سؤال', message: 'مرحباً' };
  expect((await first.post('/api/public/contact', body)).statusCode).toBe(200);
  await first.app.settled();
  expect(first.emails.length).toBeGreaterThan(0);
  first.wait(DAY);
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();

  const second = await createTestApp();
  expect(second.app === first.app).toBe(isSqlite(second.db));
  expect([second.emails, second.logs]).toEqual([[], []]);
  expect((await second.get(SLIDERS)).json()).toEqual(seeded);
  const { data } = (await second.post('/api/public/contact', body)).json();
  const row = await second.db.selectFrom('requests').selectAll().where('reference', '=', data.reference).execute();
  expect(row).toMatchObject([{ created_at: '2026-03-02T09:00:00.000Z' }]);
});

test('an app with files is not used again', async () => {
  const cleanUps: (() => Promise<void>)[] = [];
  const first = await createTestApp({}, (cleanUp) => cleanUps.push(cleanUp));
  writeFileSync(join(first.folder, 'images', 'stored.png'), '');
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
  expect((await createTestApp()).app).not.toBe(first.app);
});
