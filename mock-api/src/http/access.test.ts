import fastify from 'fastify';
import { failure } from 'shared-lib/contracts';
import { beforeAll, expect, test } from 'vitest';
import { createSessions } from '../auth/sessions.ts';
import { TEST_START } from '../testing/seeded-template.ts';
import { permissions } from '../testing/permissions.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { guardRoutes } from './access.ts';
import { handleError } from './error-handler.ts';
import type { Api, ContractProvider } from './validation.ts';

const callers = {
  visitor: undefined,
  client: 'client@miqyas.example',
  consultant: 'consultant@miqyas.example',
  'pending consultant': 'pending@miqyas.example',
  admin: 'admin@miqyas.example',
} as const;
type Caller = keyof typeof callers;

/** What a rule answers each caller with, where it refuses. */
const refusals: Record<string, Partial<Record<Caller, 401 | 403>>> = {
  public: {},
  'signed-in': { visitor: 401 },
  consultant: { visitor: 401, client: 403, 'pending consultant': 403, admin: 403 },
  admin: { visitor: 401, client: 403, consultant: 403, 'pending consultant': 403 },
};

let site: TestApp;

// Refusals change nothing, so that one site is enough for all of them.
beforeAll(async () => {
  const closing: (() => Promise<void>)[] = [];
  site = await createTestApp({}, (close) => closing.unshift(close));
  return async () => {
    for (const close of closing) await close();
  };
});

test('every route is in the list of permissions, with the rule that it declares', async () => {
  const declared = site.app.routeTable.filter(({ method }) => method !== 'HEAD').map(({ method, path, access }) => [`${method} ${path}`, access]);
  expect(Object.fromEntries(declared)).toEqual(permissions);
});

/** A path that could be asked for. */
const exampleOf = (path: string): string =>
  path
    .replace(':idOrSlug', '1')
    .replace(':id', '1')
    .replace(':key', 'robots')
    .replace(':kind', 'study')
    .replace(':reference', 'CT-2026-999999')
    .replace(':token', 'no-such-token')
    .replace('*', 'x.png');

test.each(Object.entries(permissions))('%s answers each caller as its rule (%s) says', async (route, rule) => {
  const [method, path] = route.split(' ') as ['GET' | 'POST', string];
  for (const [caller, account] of Object.entries(callers) as [Caller, string | undefined][]) {
    const token = account ? await site.signIn(account) : undefined;
    const answer = await site.call(method, exampleOf(path), { ...(token ? { token } : {}), ...(method === 'GET' ? {} : { body: {} }) });
    const refused = refusals[rule]?.[caller];
    if (refused) {
      expect(answer.statusCode, `${caller} at ${route}`).toBe(refused);
      expect(failure.parse(answer.json()).message).toMatch(/\p{Script=Arabic}/u);
      expect(answer.headers['cache-control']).toBe('no-store');
    } else {
      expect([401, 403], `${caller} at ${route}`).not.toContain(answer.statusCode);
    }
  }
});

test('a refused call is refused before its body is looked at', async () => {
  const { app } = await createTestApp();
  const answer = await app.inject({ method: 'POST', url: '/api/auth/logout', payload: '{broken', headers: { 'content-type': 'application/json' } });
  expect(answer.statusCode).toBe(401);
});

test('a route that does not say who may call it stops the start', async () => {
  const app: Api = fastify().withTypeProvider<ContractProvider>();
  guardRoutes(app, { start: async () => '', open: async () => null, end: async () => undefined });
  expect(() => app.get('/api/forgotten', async () => 'open to all')).toThrow(/GET \/api\/forgotten does not say who may call it/);
});

test('a consultant who waits for approval is told so; a role opens its own routes only', async () => {
  const { db, signIn } = await createTestApp();
  const app: Api = fastify().withTypeProvider<ContractProvider>();
  app.setErrorHandler(handleError);
  guardRoutes(app, createSessions(db, () => TEST_START));
  for (const access of ['client', 'consultant', 'admin'] as const) app.get(`/${access}`, { config: { access } }, () => ({ open: true }));
  const answer = async (account: string, url: string) =>
    app.inject({ url, headers: { authorization: `Bearer ${await signIn(account)}` } });
  const waiting = await answer('pending@miqyas.example', '/consultant');
  expect(waiting.statusCode).toBe(403);
  expect(failure.parse(waiting.json()).message).toBe('حسابك بانتظار موافقة الإدارة.');
  expect((await answer('consultant@miqyas.example', '/consultant')).statusCode).toBe(200);
  expect((await answer('client@miqyas.example', '/client')).statusCode).toBe(200);
  expect((await answer('client@miqyas.example', '/consultant')).statusCode).toBe(403);
  expect((await answer('admin@miqyas.example', '/client')).statusCode).toBe(403);
  await app.close();
});

test('the demo accounts are published in demo mode only', async () => {
  const demo = await createTestApp();
  expect((await demo.get('/api/demo/accounts')).json().data).toHaveLength(5);
  const live = await createTestApp({ siteMode: 'live' });
  expect((await live.get('/api/demo/accounts')).statusCode).toBe(404);
});
