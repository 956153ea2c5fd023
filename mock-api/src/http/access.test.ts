import fastify from 'fastify';
import { errorResponse } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { createSessions } from '../auth/sessions.ts';
import { TEST_START } from '../testing/seeded-template.ts';
import { createTestApp } from '../testing/test-app.ts';
import { guardRoutes } from './access.ts';
import { handleError } from './error-handler.ts';
import type { Api, ContractProvider } from './validation.ts';

test('a refused call is refused before its body is looked at', async () => {
  const { app } = await createTestApp();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    payload: '{broken',
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(401);
});

test('a route that does not say who may call it stops the start', async () => {
  const app: Api = fastify().withTypeProvider<ContractProvider>();
  guardRoutes(app, { start: async () => '', open: async () => null, end: async () => undefined });
  expect(() => app.get('/api/forgotten', async () => 'open to all')).toThrow(
    /GET \/api\/forgotten does not say who may call it/,
  );
});

test('a consultant who waits for approval is told so; a role opens its own routes only', async () => {
  const { db, signIn } = await createTestApp();
  const app: Api = fastify().withTypeProvider<ContractProvider>();
  app.setErrorHandler(handleError);
  guardRoutes(
    app,
    createSessions(db, () => TEST_START),
  );
  for (const access of ['client', 'consultant', 'admin'] as const)
    app.get(`/${access}`, { config: { access } }, () => ({ open: true }));
  const answer = async (account: string, url: string) =>
    app.inject({ url, headers: { authorization: `Bearer ${await signIn(account)}` } });
  const waiting = await answer('pending@miqyas.example', '/consultant');
  expect(waiting.statusCode).toBe(403);
  expect(errorResponse.parse(waiting.json()).message).toBe('حسابك بانتظار موافقة الإدارة.');
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
