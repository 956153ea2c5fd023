import { readdirSync } from 'node:fs';
import { errorResponse, paged, studyCard, studyDownload, studyPage } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { sha256 } from '../../auth/tokens.ts';
import { MINUTE } from '../../clock.ts';
import type { StudyFiles } from '../../documents/study-files.ts';
import { defaultLimits } from '../../http/rate-limit.ts';
import { stopWrites } from '../../testing/storage-faults.ts';
import { createTestApp, studyFolder, type TestApp } from '../../testing/test-app.ts';

const STUDY = '/api/public/studies/solar-plant';
const FILE = `${STUDY}/download`;
const visitor = { email: 'Mona@example.com' };

const requestLink = async ({ post }: TestApp, body: object = visitor, more = {}) => {
  const response = await post(FILE, body, more);
  expect(response.statusCode).toBe(200);
  return studyDownload.parse(response.json());
};

const downloads = async ({ db }: TestApp) =>
  (await db.selectFrom('studies').select('downloads').where('slug', '=', 'solar-plant').executeTakeFirstOrThrow())
    .downloads;

test('a visitor with an e-mail address gets a link to the PDF, and its download counts once', async () => {
  const api = await createTestApp();
  const { success, message, data } = await requestLink(api);
  expect(success).toBe(true);
  expect(message).toBe('رابط التنزيل جاهز، وهو صالح لمدة دقيقة واحدة.');
  expect(data).toMatchObject({ expires_at: '2026-03-02T09:01:00.000Z', file_name: 'solar-plant.pdf' });
  expect(await downloads(api)).toBe(0);

  const file = await api.get(data?.url ?? '');
  expect(file.statusCode).toBe(200);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(file.headers['content-disposition']).toContain("filename*=UTF-8''solar-plant.pdf");
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.rawPayload).toHaveLength(data?.file_size ?? 0);
  expect(await downloads(api)).toBe(1);
  await api.get(data?.url ?? '');
  expect(await downloads(api)).toBe(1);
  const [lead, ...others] = await api.db.selectFrom('study_downloads').selectAll().execute();
  expect(others).toEqual([]);
  expect(lead).toMatchObject({ email: 'Mona@example.com', user_id: null, downloaded_at: '2026-03-02T09:00:00.000Z' });
});

test('a study has a file size once its file exists', async () => {
  const api = await createTestApp();
  const { data } = await requestLink(api);
  const { data: study } = studyPage.parse((await api.get(STUDY)).json());
  expect(study).toMatchObject({ file_url: `/api/public/studies/${study.id}/download`, file_size: data?.file_size });
  const { body } = await api.get(data?.url ?? '');
  expect(study.file_pages).toBe(body.match(/\/Type \/Page\n/g)?.length);
  const { data: cards } = paged(studyCard).parse((await api.get('/api/public/studies')).json());
  expect(cards.map(({ slug, file_pages }) => [slug, file_pages])).toContainEqual(['solar-plant', study.file_pages]);
  // Other tests may have stored the files of other studies.
  const files = readdirSync(studyFolder());
  for (const { id, file_pages } of cards)
    expect(file_pages !== null, String(id)).toBe(files.some((name) => name.startsWith(`${id}-`)));
  // Changed content belongs to a new file, which does not exist yet.
  await api.db.updateTable('studies').set({ jobs: 77 }).where('slug', '=', 'solar-plant').execute();
  expect(studyPage.parse((await api.get(STUDY)).json()).data.file_size).toBeNull();
});

test('a link is valid for one minute and one study, and only its hash is stored', async () => {
  const api = await createTestApp();
  const { data } = await requestLink(api);
  const token = new URL(data?.url ?? '', 'http://x').searchParams.get('token') ?? '';
  expect((await api.get(`/api/public/studies/greenhouse/download?token=${token}`)).statusCode).toBe(410);
  expect((await api.get(`${FILE}?token=${token}x`)).statusCode).toBe(410);
  expect((await api.get(`${FILE}?token=`)).statusCode).toBe(410);
  const stored = JSON.stringify([await api.db.selectFrom('study_downloads').selectAll().execute(), api.logs]);
  expect(stored).toContain(sha256(token));
  expect(stored).not.toContain(token);
  api.wait(MINUTE - 1);
  expect((await api.get(data?.url ?? '')).statusCode).toBe(200);
  api.wait(1);
  const late = await api.get(data?.url ?? '');
  expect(late.statusCode).toBe(410);
  expect(errorResponse.parse(late.json()).message).toBe('انتهت صلاحية رابط التنزيل. اطلب رابطاً جديداً من صفحة الدراسة.');
});

test('a signed-in user gets a link without an e-mail address, or the file directly', async () => {
  const api = await createTestApp();
  const token = await api.signIn('client@miqyas.example');
  const { data } = await requestLink(api, {}, { token });
  expect((await api.get(data?.url ?? '')).statusCode).toBe(200);
  const direct = await api.get(FILE, { token });
  expect(direct.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const { id } = await api.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'client@miqyas.example')
    .executeTakeFirstOrThrow();
  expect(await api.db.selectFrom('study_downloads').select(['user_id', 'email']).execute()).toEqual([
    { user_id: id, email: '' },
    { user_id: id, email: '' },
  ]);
  expect(await downloads(api)).toBe(2);
});

test('a HEAD request does not count as a download', async () => {
  const api = await createTestApp();
  const response = await api.request('HEAD', FILE, { token: await api.signIn('client@miqyas.example') });
  expect(response.statusCode).toBe(200);
  expect(Number(response.headers['content-length'])).toBeGreaterThan(10_000);
  expect(await downloads(api)).toBe(0);
});

test('rejects requests without an e-mail address or a link', async () => {
  const { get, post } = await createTestApp();
  const empty = await post(FILE, {});
  expect(empty.statusCode).toBe(422);
  expect(errorResponse.parse(empty.json()).errors).toEqual({ email: ['البريد الإلكتروني مطلوب'] });
  expect(errorResponse.parse((await post(FILE, { email: 'not an e-mail address' })).json()).errors).toEqual({
    email: ['البريد الإلكتروني غير صحيح'],
  });
  expect((await get(FILE)).statusCode).toBe(410);
  expect((await get(FILE, { token: 'a-token-of-a-session-that-ended' })).statusCode).toBe(401);
  expect((await post('/api/public/studies/none/download', visitor)).statusCode).toBe(404);
});

test('a filled hidden field gets a success response and is stored as spam, without a link or an email', async () => {
  const api = await createTestApp();
  const response = await api.post(FILE, { ...visitor, other_details: 'https://spam.example' });
  expect(response.json()).toEqual({ success: true, message: 'رابط التنزيل جاهز، وهو صالح لمدة دقيقة واحدة.' });
  expect(await api.db.selectFrom('study_downloads').select('id').execute()).toEqual([]);
  const rows = await api.db.selectFrom('requests').selectAll().where('email', '=', visitor.email).execute();
  expect(rows).toEqual([expect.objectContaining({ kind: 'contact', is_spam: 1, caught_at: expect.any(String) })]);
  expect(rows[0]?.payload).toContain('https://spam.example');
  await api.post('/api/public/lost-reference', { email: visitor.email });
  await api.app.settled();
  expect(api.emails).toEqual([]);
});

test('a filled hidden field counts against the limit', async () => {
  const { post } = await createTestApp({ limits: defaultLimits });
  for (let time = 0; time < 20; time += 1)
    expect((await post(FILE, { ...visitor, other_details: 'x' })).statusCode).toBe(200);
  expect((await post(FILE, visitor)).statusCode).toBe(429);
});

test('limits link requests to twenty in ten minutes', async () => {
  const { post } = await createTestApp({ limits: defaultLimits });
  for (let time = 0; time < 20; time += 1) expect((await post(FILE, {})).statusCode).toBe(422);
  expect((await post(FILE, visitor)).statusCode).toBe(429);
});

test('a repeated idempotency key gets the same link and is stored once', async () => {
  const api = await createTestApp();
  const headers = { 'idempotency-key': 'study-0001' };
  const first = await requestLink(api, visitor, { headers });
  expect(await requestLink(api, visitor, { headers })).toEqual(first);
  expect(await api.db.selectFrom('study_downloads').select('id').execute()).toHaveLength(1);
});

test('when writes fail, new links get 503 but existing links still work', async () => {
  const api = await createTestApp();
  const { data } = await requestLink(api);
  const undo = await stopWrites(api.db, 'study_downloads');
  const rejected = await api.post(FILE, visitor);
  expect(rejected.statusCode).toBe(503);
  expect(errorResponse.parse(rejected.json()).message).toBe('تعذر حفظ البيانات الآن. أعد المحاولة بعد قليل.');
  expect((await api.get(data?.url ?? '')).statusCode).toBe(200);
  await undo();
  expect(await downloads(api)).toBe(0);
});

test('when a file cannot be generated, the link gets 503 and the page still works', async () => {
  const broken: StudyFiles = {
    sizeOf: async () => null,
    pageCounts: async () => new Map(),
    get: () => Promise.reject(new Error('no program')),
    pages: () => Promise.reject(new Error('no program')),
    prepare: async () => 0,
    remove: async () => undefined,
  };
  const { get, post } = await createTestApp({ studyFiles: broken });
  const response = await post(FILE, visitor);
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('30');
  expect(errorResponse.parse(response.json()).message).toBe('تعذر إعداد ملف الدراسة الآن. أعد المحاولة بعد قليل.');
  expect(studyPage.parse((await get(STUDY)).json()).data.file_size).toBeNull();
});
