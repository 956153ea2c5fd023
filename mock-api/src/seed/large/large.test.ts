import {
  allowedTransitions,
  articleSummary,
  paged,
  request,
  type RequestKind,
  type RequestStatus,
} from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { seededDatabase, createTestApp } from '../../testing/test-app.ts';
import { TEST_START } from '../../testing/seeded-template.ts';
import type { Database } from '../../db/open-database.ts';
import { insertLarge } from './large.ts';
import { createRandom } from './random.ts';

const AMOUNTS = { users: 60, articles: 40, requests: 600 };
const clock = () => TEST_START;

const enlarge = async (db: Database) => {
  await db.transaction().execute((trx) => insertLarge(trx, clock, 'one hash for all', AMOUNTS));
  return db;
};

const rowsOf = async (db: Database) => ({
  users: await db.selectFrom('users').selectAll().where('email', 'like', '%@load.example').orderBy('id').execute(),
  articles: await db.selectFrom('articles').selectAll().where('slug', 'like', 'load-%').orderBy('id').execute(),
  requests: await db.selectFrom('requests').selectAll().orderBy('id').execute(),
  events: await db.selectFrom('request_events').selectAll().orderBy('id').execute(),
});

test('adds the requested amounts, and the same rows in every run', async () => {
  const one = await rowsOf(await enlarge(seededDatabase()));
  const before = await rowsOf(seededDatabase());
  expect(one.users).toHaveLength(AMOUNTS.users);
  expect(one.articles).toHaveLength(AMOUNTS.articles);
  expect(one.requests.length - before.requests.length).toBe(AMOUNTS.requests);
  expect(await rowsOf(await enlarge(seededDatabase()))).toEqual(one);
});

test('one client has a twentieth of all requests', async () => {
  const { requests } = await rowsOf(await enlarge(seededDatabase()));
  const before = await rowsOf(seededDatabase());
  const countOf = (rows: typeof requests) => rows.filter(({ user_id }) => user_id === 4).length;
  expect(countOf(requests) - countOf(before.requests)).toBeGreaterThanOrEqual(AMOUNTS.requests / 20);
});

test('requests reach their status by allowed transitions, none of them in the future', async () => {
  const { requests, events } = await rowsOf(await enlarge(seededDatabase()));
  const added = new Set(
    requests.filter(({ email, user_id }) => email.endsWith('@load.example') || user_id !== null).map(({ id }) => id),
  );
  const kindOf = new Map(requests.map(({ id, kind }) => [id, kind]));
  const moves = events.filter(
    ({ request_id, type, actor_role }) => added.has(request_id) && type === 'status' && actor_role === 'consultant',
  );
  expect(moves.length).toBeGreaterThan(AMOUNTS.requests);
  for (const { request_id, from, to, at, note } of moves) {
    const kind = kindOf.get(request_id) as RequestKind;
    const move = [
      ...allowedTransitions(kind, from as RequestStatus, 'consultant'),
      ...allowedTransitions(kind, from as RequestStatus, 'admin'),
    ].find((one) => one.to === to);
    expect(move, `${kind} ${from} → ${to}`).toBeDefined();
    expect(move?.needsNote ? note : 'not needed').not.toBe('');
    expect(at <= TEST_START.toISOString()).toBe(true);
  }
});

test('references continue after those of the demo requests, also for the next real request', async () => {
  const api = await createTestApp();
  await enlarge(api.db);
  const { requests } = await rowsOf(api.db);
  expect(new Set(requests.map(({ reference }) => reference)).size).toBe(requests.length);
  const sent = await api.post('/api/public/contact', {
    name: 'منى',
    email: 'mona@example.com',
    subject: 'سؤال',
    message: 'كم المدة؟',
  });
  expect(sent.statusCode).toBe(200);
});

test('the API serves the added rows', async () => {
  const api = await createTestApp();
  await enlarge(api.db);
  const { meta } = paged(articleSummary).parse((await api.get('/api/public/articles?per_page=50')).json());
  expect(meta.total).toBeGreaterThan(30);
  const token = await api.signIn('admin@miqyas.example');
  const inbox = await api.get('/api/admin/contacts?_page=1&_limit=100', { token });
  expect(z.array(request).parse(inbox.json())).toHaveLength(100);
  expect(Number(inbox.headers['x-total-count'])).toBeGreaterThan(250);
});

test('random numbers are evenly spread and depend only on the seed', () => {
  const many = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 1000 }, () => random.between(1, 10));
  };
  expect(many(1)).toEqual(many(1));
  expect(many(1)).not.toEqual(many(2));
  for (let value = 1; value <= 10; value += 1)
    expect(many(7).filter((one) => one === value).length).toBeGreaterThan(60);
  expect(() => createRandom(1).pick([])).toThrow(RangeError);
});
