import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { createTestApp, scratchFolder, seededDatabase } from '../testing/test-app.ts';

const ADMIN = 'admin@miqyas.example';
const CACHED_URLS = [
  '/api/public/services',
  '/api/public/services/1',
  '/api/public/settings',
  '/api/admin/services?_page=1&_limit=3',
  '/api/admin/users/1',
  '/api/admin/contacts?_sort=id',
];

/** Two apps, each with its own connection to the same database file. */
const twoServers = async () => {
  const file = join(scratchFolder(), 'site.db');
  copyFileSync(join(inject('scratch'), 'seeded.db'), file);
  const connect = () => {
    const db = openDatabase(file);
    onTestFinished(() => db.destroy());
    return db;
  };
  return { one: await createTestApp({ db: connect() }), other: await createTestApp({ db: connect() }) };
};

/** An app that counts its database queries. */
const createCountingApp = async () => {
  let queries = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const site = await createTestApp({ db: seededDatabase().withPlugin(counter) });
  return { ...site, queryCount: () => queries };
};

test.each(CACHED_URLS)('%s is served from the cache while the database does not change', async (url) => {
  const { get, signIn, queryCount } = await createCountingApp();
  const token = await signIn(ADMIN);
  const first = await get(url, { token });
  const before = queryCount();
  const again = await get(url, { token });
  expect(queryCount()).toBe(before);
  expect(first.statusCode).toBe(200);
  expect(again.body).toBe(first.body);
  for (const name of ['content-type', 'content-length', 'cache-control', 'x-total-count', 'link'])
    expect(again.headers[name]).toBe(first.headers[name]);
});

test('serves a write of another server at once', async () => {
  const { one, other } = await twoServers();
  const [here, there] = [await one.signIn(ADMIN), await other.signIn(ADMIN)];
  const seenBy = async (site: typeof one, token: string) => ({
    list: (await site.get('/api/public/services')).json().data[0].name_ar,
    item: (await site.get('/api/admin/services/1', { token })).json().name_ar,
  });
  for (const name of ['دراسة جدوى أولى', 'دراسة جدوى ثانية']) {
    await seenBy(one, here);
    await seenBy(other, there);
    const { statusCode } = await other.request('PATCH', '/api/admin/services/1', {
      token: there,
      body: { name_ar: name },
    });
    expect(statusCode).toBe(200);
    expect(await seenBy(one, here)).toEqual({ list: name, item: name });
    expect(await seenBy(other, there)).toEqual({ list: name, item: name });
  }
});

test('checks access before it serves a cached response, even after another server ends the session', async () => {
  const { one, other } = await twoServers();
  const [token, client] = [await one.signIn(ADMIN), await one.signIn('client@miqyas.example')];
  const url = '/api/admin/users?_page=1';
  expect((await one.get(url, { token })).statusCode).toBe(200);
  expect((await one.get(url)).statusCode).toBe(401);
  expect((await one.get(url, { token: client })).statusCode).toBe(403);
  await other.db.deleteFrom('sessions').execute();
  expect((await one.get(url, { token })).statusCode).toBe(401);
});

test('serves the cached response during a transaction until the transaction writes', async () => {
  const { get, db } = await createTestApp();
  const url = '/api/public/services';
  const before = await get(url);
  const { during, after } = await db.transaction().execute(async (trx) => {
    const cached = await get(url);
    await trx.updateTable('services').set({ name_ar: 'دراسة جديدة' }).where('id', '=', 1).execute();
    return { during: cached.body, after: get(url) };
  });
  expect(during).toBe(before.body);
  expect((await after).json().data[0].name_ar).toBe('دراسة جديدة');
});

test('ends a cached session when it expires or its user is suspended', async () => {
  const { get, signIn, wait, db } = await createTestApp();
  const [token, client] = [await signIn(ADMIN), await signIn('client@miqyas.example')];
  const me = async (by: string) => (await get('/api/auth/me', { token: by })).statusCode;
  expect([await me(token), await me(client)]).toEqual([200, 200]);
  await db.updateTable('users').set({ status: 'suspended' }).where('email', '=', 'client@miqyas.example').execute();
  expect([await me(token), await me(client)]).toEqual([200, 401]);
  wait(8 * 24 * 60 * 60 * 1000);
  expect(await me(token)).toBe(401);
});

test('does not cache responses that depend on the time, such as studies and embedded rows', async () => {
  const { get, signIn, queryCount } = await createCountingApp();
  const token = await signIn(ADMIN);
  for (const url of [
    '/api/public/studies',
    '/api/admin/studies?_limit=2',
    '/api/admin/sectors?_embed=studies',
    '/api/admin/sectors?%5Fembed=studies',
  ]) {
    await get(url, { token });
    const before = queryCount();
    expect((await get(url, { token })).statusCode).toBe(200);
    expect(queryCount()).toBeGreaterThan(before);
  }
});
