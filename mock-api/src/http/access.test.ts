import fastify from 'fastify';
import { errorResponse } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { createSessions } from '../auth/sessions.ts';
import { TEST_START } from '../testing/seeded-template.ts';
import { createTestApp } from '../testing/test-app.ts';
import { guardRoutes } from './access.ts';
import { handleError } from './error-handler.ts';
import type { Api, ContractProvider } from './validation.ts';

test('rejects an unauthorized request before it reads the body', async () => {
  const { app } = await createTestApp();
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    payload: '{broken',
    headers: { 'content-type': 'application/json' },
  });
  expect(response.statusCode).toBe(401);
});

test('throws at start for a route without an access rule', async () => {
  const app: Api = fastify().withTypeProvider<ContractProvider>();
  guardRoutes(app, { start: async () => '', open: async () => null, end: async () => undefined });
  expect(() => app.get('/api/forgotten', async () => 'open to all')).toThrow(/GET \/api\/forgotten has no access rule/);
});

test('allows each role its own routes, and responds to a pending consultant with a message about the approval', async () => {
  const { db, signIn } = await createTestApp();
  const app: Api = fastify().withTypeProvider<ContractProvider>();
  app.setErrorHandler(handleError);
  guardRoutes(
    app,
    createSessions(db, () => TEST_START),
  );
  for (const access of ['client', 'consultant', 'admin'] as const)
    app.get(`/${access}`, { config: { access } }, () => ({ open: true }));
  const request = async (account: string, url: string) =>
    app.inject({ url, headers: { authorization: `Bearer ${await signIn(account)}` } });
  const pending = await request('pending@miqyas.example', '/consultant');
  expect(pending.statusCode).toBe(403);
  expect(errorResponse.parse(pending.json()).message).toBe('حسابك بانتظار موافقة الإدارة.');
  expect((await request('consultant@miqyas.example', '/consultant')).statusCode).toBe(200);
  expect((await request('client@miqyas.example', '/client')).statusCode).toBe(200);
  expect((await request('client@miqyas.example', '/consultant')).statusCode).toBe(403);
  expect((await request('admin@miqyas.example', '/client')).statusCode).toBe(403);
  await app.close();
});

test('publishes the demo accounts in demo mode only', async () => {
  const demo = await createTestApp();
  expect((await demo.get('/api/demo/accounts')).json().data).toHaveLength(6);
  const live = await createTestApp({ siteMode: 'live' });
  expect((await live.get('/api/demo/accounts')).statusCode).toBe(404);
});
