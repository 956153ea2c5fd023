import Fastify from 'fastify';
import { requestIdOf } from 'tooling/server/request-id';
import { expect, onTestFinished, test } from 'vitest';
import { registerErrorHandler } from './error-handler.ts';

const ID = 'aaaaaaaa-1111-2222-3333-bbbbbbbbbbbb';

const startFailing = () => {
  const server = Fastify({ genReqId: requestIdOf });
  onTestFinished(() => server.close());
  registerErrorHandler(server);
  for (const path of ['/about', '/api/services'])
    server.get(path, () => Promise.reject(new Error('secret of the database')));
  const get = (url: string) => server.inject({ url, headers: { 'x-request-id': ID } });
  return { get };
};

test('an error of ours is a page that says so, and names the id with which the log has the reason', async () => {
  const { statusCode, headers, body } = await startFailing().get('/about');
  expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([500, 'no-store', 'noindex']);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain('<h1>حدث خطأ غير متوقع</h1>');
  expect(body).toContain(`<small>إن تواصلت معنا بشأن هذا الخطأ فاذكر رمزه: <bdi dir="ltr">${ID}</bdi></small>`);
  expect(body).not.toContain('secret');
});

test('a call of the API that failed gets the same id as JSON', async () => {
  const { statusCode, body } = await startFailing().get('/api/services');
  expect([statusCode, JSON.parse(body)]).toMatchObject([500, { request_id: ID }]);
});
