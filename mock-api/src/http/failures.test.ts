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

const told = (answer: { json: () => unknown }) => errorResponse.parse(answer.json());

test.each([
  '{broken',
  '',
  '{"a":1',
  'undefined',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
])('the body «%s» is not understood', async (payload) => {
  const answer = await raw(payload);
  expect(answer.statusCode).toBe(400);
  expect(told(answer).message).toBe('تعذر فهم الطلب. تحقق من صياغته ثم أعد المحاولة.');
  expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
});

test.each(['[]', '"text"', '5', 'null', 'true'])('the body «%s» is no form', async (payload) => {
  const answer = await raw(payload);
  expect(answer.statusCode).toBe(422);
  expect(told(answer).message).toBe('تحقق من الحقول المحددة ثم أعد المحاولة.');
});

test('more than 64 KB is too much', async () => {
  const answer = await raw(JSON.stringify({ message: 'x'.repeat(70_000) }));
  expect(answer.statusCode).toBe(413);
  expect(told(answer).message).toBe('حجم البيانات المرسلة أكبر من المسموح به.');
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
  'a body of type %s is refused',
  async (type) => {
    const answer = await raw('{"name":"x"}', { 'content-type': type });
    expect(answer.statusCode).toBe(415);
    expect(told(answer).message).toBe('يُقبل المحتوى بصيغة JSON فقط.');
  },
);

test('a path that does not exist is a 404 in Arabic, with the id that the log has', async () => {
  const { get, logs } = await createTestApp();
  const answer = await get('/api/public/nothing');
  expect(answer.statusCode).toBe(404);
  const { message, request_id } = told(answer);
  expect(message).toBe('المسار المطلوب غير موجود.');
  expect(answer.headers['x-request-id']).toBe(request_id);
  expect(logs.join('')).toContain(String(request_id));
});

test.each([
  ['DELETE', '/api/public/services', 'GET, HEAD, OPTIONS'],
  ['PUT', '/api/public/services/feasibility', 'GET, HEAD, OPTIONS'],
  ['GET', '/api/auth/login', 'POST, OPTIONS'],
  ['TRACE', '/api/auth/me', 'GET, HEAD, OPTIONS'],
] as const)('%s %s names the methods that there are', async (method, url, allow) => {
  const { request } = await createTestApp();
  const answer = await request(method, url);
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe(allow);
  expect(told(answer).message).toBe('هذه الطريقة غير متاحة في هذا المسار.');
});

test('OPTIONS tells the methods without an error', async () => {
  const { request } = await createTestApp();
  const answer = await request('OPTIONS', '/api/auth/login');
  expect(answer.statusCode).toBe(204);
  expect(answer.headers.allow).toBe('POST, OPTIONS');
});

test('an address that cannot be decoded, or holds NUL, is refused', async () => {
  const { get } = await createTestApp();
  const broken = await get('/api/public/services/%zz');
  expect(broken.statusCode).toBe(400);
  expect(told(broken).message).toMatch(/\p{Script=Arabic}/u);
  expect((await get('/api/public/services/a%00b')).statusCode).toBe(404);
  expect((await get('/api/public/settings?group=a%00b')).statusCode).toBe(400);
});

test.each([
  '/api/__proto__',
  '/api/constructor',
  '/db',
  '/api/public/settings/__proto__',
  '/api/public/services/constructor',
])('%s is nothing special', async (url) => {
  const { get } = await createTestApp();
  expect((await get(url)).statusCode).toBe(404);
});

test('when something of ours breaks, the visitor learns that and no more; the log learns what', async () => {
  const { db, get, logs } = await createTestApp();
  await db.updateTable('services').set({ steps: 'not json' }).where('slug', '=', 'feasibility').execute();
  const answer = await get('/api/public/services/feasibility');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    message: 'حدث خطأ غير متوقع في الخادم. أعد المحاولة بعد قليل.',
    request_id: expect.any(String),
  });
  expect(logs.join('')).toContain('SyntaxError');
});

test('a disk that is full answers writes with 503, and reads go on', async () => {
  const { db, get, post } = await createAppWithoutRequests();
  await fillDisk(db, 'requests');
  const body = { name: 'منى', email: 'mona@example.com', subject: 'سؤال', message: 'م'.repeat(4900) };
  const answers = [];
  for (let time = 0; time < 40; time += 1) answers.push(await post(CONTACT, body));
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(errorResponse.parse(refused[0]?.json()).message).toBe('تعذر حفظ البيانات الآن. أعد المحاولة بعد قليل.');
  expect(refused[0]?.headers['retry-after']).toBe('30');
  expect((await get('/api/public/services')).statusCode).toBe(200);
  const saved = await db.selectFrom('requests').select('id').execute();
  expect(saved).toHaveLength(answers.filter(({ statusCode }) => statusCode === 200).length);
});
