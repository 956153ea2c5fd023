import { errorResponse } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { fillDisk } from '../testing/storage-faults.ts';
import { createTestApp, createAppWithoutRequests } from '../testing/test-app.ts';

const asJson = { 'content-type': 'application/json' };
const CONTACT = '/api/public/contact';

const raw = async (payload: string, headers: Record<string, string> = asJson) => {
  const { app } = await createTestApp();
  return app.inject({ method: 'POST', url: CONTACT, payload, headers });
};

const errorOf = (response: { json: () => unknown }) => errorResponse.parse(response.json());

test.each([
  '{broken',
  '',
  '{"a":1',
  'undefined',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
])('rejects the malformed body «%s» with 400', async (payload) => {
  const response = await raw(payload);
  expect(response.statusCode).toBe(400);
  expect(errorOf(response).message).toBe('تعذر فهم الطلب. تحقق من صياغته ثم أعد المحاولة.');
  expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
});

test.each(['[]', '"text"', '5', 'null', 'true'])(
  'rejects the body «%s» with 422, because it is no object',
  async (payload) => {
    const response = await raw(payload);
    expect(response.statusCode).toBe(422);
    expect(errorOf(response).message).toBe('تحقق من الحقول المحددة ثم أعد المحاولة.');
  },
);

test('rejects a body of more than 64 KB with 413', async () => {
  const response = await raw(JSON.stringify({ message: 'x'.repeat(70_000) }));
  expect(response.statusCode).toBe(413);
  expect(errorOf(response).message).toBe('حجم البيانات المرسلة أكبر من المسموح به.');
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
  'rejects the content type %s with 415',
  async (type) => {
    const response = await raw('{"name":"x"}', { 'content-type': type });
    expect(response.statusCode).toBe(415);
    expect(errorOf(response).message).toBe('يُقبل المحتوى بصيغة JSON فقط.');
  },
);

test('responds with an Arabic 404 to an unknown path, with the request id of the log', async () => {
  const { get, logs } = await createTestApp();
  const response = await get('/api/public/nothing');
  expect(response.statusCode).toBe(404);
  const { message, request_id } = errorOf(response);
  expect(message).toBe('المسار المطلوب غير موجود.');
  expect(response.headers['x-request-id']).toBe(request_id);
  expect(logs.join('')).toContain(String(request_id));
});

test.each([
  ['DELETE', '/api/public/services', 'GET, HEAD, OPTIONS'],
  ['PUT', '/api/public/services/feasibility', 'GET, HEAD, OPTIONS'],
  ['GET', '/api/auth/login', 'POST, OPTIONS'],
  ['TRACE', '/api/auth/me', 'GET, HEAD, OPTIONS'],
] as const)('responds to %s %s with 405 and the allowed methods', async (method, url, allow) => {
  const { request } = await createTestApp();
  const response = await request(method, url);
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe(allow);
  expect(errorOf(response).message).toBe('هذه الطريقة غير متاحة في هذا المسار.');
});

test('responds with 405 to a method with a JSON content type and no body', async () => {
  const { app } = await createTestApp();
  const response = await app.inject({ method: 'DELETE', url: '/api/public/services', headers: asJson });
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

test('rejects bytes that are no UTF-8, in a body and in a URL', async () => {
  const { app, get } = await createTestApp();
  const payload = Buffer.from('{"name":"\u00ff\u00fe"}', 'latin1');
  const response = await app.inject({ method: 'POST', url: CONTACT, payload, headers: asJson });
  expect(response.statusCode).toBe(400);
  expect(errorOf(response).message).toBe('تعذر فهم الطلب. تحقق من صياغته ثم أعد المحاولة.');
  expect((await get('/api/public/articles?q=%ff%fe')).statusCode).toBe(400);
  expect((await get('/api/public/articles/%ff')).statusCode).toBeGreaterThanOrEqual(400);
  expect((await get('/api/public/articles?q=%D8%AC%20100%')).statusCode).toBe(200);
});

test('responds to OPTIONS with the allowed methods', async () => {
  const { request } = await createTestApp();
  const response = await request('OPTIONS', '/api/auth/login');
  expect(response.statusCode).toBe(204);
  expect(response.headers.allow).toBe('POST, OPTIONS');
});

test('rejects a URL with invalid encoding or NUL', async () => {
  const { get } = await createTestApp();
  const broken = await get('/api/public/services/%zz');
  expect(broken.statusCode).toBe(400);
  expect(errorOf(broken).message).toMatch(/\p{Script=Arabic}/u);
  expect((await get('/api/public/services/a%00b')).statusCode).toBe(404);
  expect((await get('/api/public/settings?group=a%00b')).statusCode).toBe(400);
});

test.each([
  '/api/__proto__',
  '/api/constructor',
  '/db',
  '/api/public/settings/__proto__',
  '/api/public/services/constructor',
])('responds with 404 to %s', async (url) => {
  const { get } = await createTestApp();
  expect((await get(url)).statusCode).toBe(404);
});

test('hides the cause of a server error from the client and logs it', async () => {
  const { db, get, logs } = await createTestApp();
  await db.updateTable('services').set({ steps: 'not json' }).where('slug', '=', 'feasibility').execute();
  const response = await get('/api/public/services/feasibility');
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    message: 'حدث خطأ غير متوقع في الخادم. أعد المحاولة بعد قليل.',
    request_id: expect.any(String),
  });
  expect(logs.join('')).toContain('SyntaxError');
});

test('responds with 503 to writes when the disk is full, and still serves reads', async () => {
  const { db, get, post } = await createAppWithoutRequests();
  await fillDisk(db, 'requests');
  const body = { name: 'منى', email: 'mona@example.com', subject: 'سؤال', message: 'م'.repeat(4900) };
  const responses = [];
  for (let time = 0; time < 40; time += 1) responses.push(await post(CONTACT, body));
  const rejected = responses.filter(({ statusCode }) => statusCode === 503);
  expect(rejected.length).toBeGreaterThan(0);
  expect(errorResponse.parse(rejected[0]?.json()).message).toBe('تعذر حفظ البيانات الآن. أعد المحاولة بعد قليل.');
  expect(rejected[0]?.headers['retry-after']).toBe('30');
  expect((await get('/api/public/services')).statusCode).toBe(200);
  const saved = await db.selectFrom('requests').select('id').execute();
  expect(saved).toHaveLength(responses.filter(({ statusCode }) => statusCode === 200).length);
});
