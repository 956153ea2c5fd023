import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { consultantProfile, errorResponse, notification, ownConsultantProfile } from 'shared-lib/contracts';
import { docmFile, docxFile, pdfFile, xlsxFile } from 'testing/documents';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createAdminApi } from '../../testing/admin-api.ts';
import { passwordOf } from '../../testing/test-app.ts';

const OWN = '/api/account/consultant-profile/file';
const own = z.object({ data: ownConsultantProfile });
/** The API with a consultant of the demo data who waits, who sends files. */
const withWaiting = async () => {
  const api = await createAdminApi();
  const { id, email } = await api.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  const token = await api.signIn(email);
  const folder = join(api.folder, 'request-files');
  const earlier = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return {
    ...api,
    id,
    email,
    token,
    /** Names of the files that were stored since the start. */
    stored: () => (existsSync(folder) ? readdirSync(folder) : []).filter((name) => !earlier.has(name)),
    send: async (bytes: Buffer, name: string, headers: Record<string, string> = {}) => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)]), name);
      const encoded = new Response(form);
      const type = String(encoded.headers.get('content-type'));
      return api.app.inject({
        method: 'POST',
        url: OWN,
        headers: { 'content-type': type, authorization: `Bearer ${token}`, ...headers },
        payload: Buffer.from(await encoded.arrayBuffer()),
      });
    },
    seenByAdmin: async () =>
      z
        .object({ data: consultantProfile })
        .parse((await api.admin('GET', `/api/admin/users/${id}/consultant-profile`)).json()).data,
  };
};

test('a consultant sends a curriculum vitae, reads it again, and administrators download it', async () => {
  const { admin, get, id, seenByAdmin, send, token } = await withWaiting();
  const sent = own.parse((await send(pdfFile(), 'سيرة سلمى.pdf')).json()).data;
  expect(sent.file).toMatchObject({ name: 'سيرة سلمى.pdf', mime: 'application/pdf', size: pdfFile().length });
  expect((await seenByAdmin()).file).toEqual(sent.file);
  for (const response of [
    await get(OWN, { token }),
    await admin('GET', `/api/admin/users/${id}/consultant-profile/file`),
  ]) {
    expect(response.rawPayload.equals(pdfFile())).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    expect(response.headers['content-disposition']).toMatch(/^attachment;/);
  }
});

test('nobody else reads it: neither another consultant, nor a client, nor a visitor', async () => {
  const { get, id, send, signIn } = await withWaiting();
  await send(pdfFile(), 'cv.pdf');
  const url = `/api/admin/users/${id}/consultant-profile/file`;
  const others = ['consultant@miqyas.example', 'client@miqyas.example'];
  for (const email of others) expect((await get(url, { token: await signIn(email) })).statusCode).toBe(403);
  expect((await get(url)).statusCode).toBe(401);
  // The own path shows the own file only.
  expect((await get(OWN, { token: await signIn('consultant@miqyas.example') })).statusCode).toBe(404);
});

test.each([
  ['a table', xlsxFile(), 'cv.pdf', 'السيرة تُقبل بصيغة PDF أو Word (docx) فقط. احفظها بإحداهما ثم أرسلها.'],
  [
    'macros',
    docmFile(),
    'cv.docx',
    'نوع الملف غير مقبول: فيه وحدات ماكرو. احفظه بصيغة docx أو xlsx بلا ماكرو ثم أرسله.',
  ],
  ['a page that calls itself PDF', Buffer.from('<html>%PDF-1.7</html>'), 'cv.pdf', 'نوع الملف غير مقبول'],
  ['half a file', pdfFile().subarray(0, 200), 'cv.pdf', 'الملف تالف أو غير مكتمل'],
])('refuses %s by its content, with a sentence, and stores nothing', async (_, bytes, name, sentence) => {
  const { send, seenByAdmin, stored } = await withWaiting();
  const response = await send(bytes, name);
  expect(response.statusCode).toBe(422);
  expect(errorResponse.parse(response.json()).errors?.file?.[0]).toContain(sentence);
  expect([(await seenByAdmin()).file, stored()]).toEqual([null, []]);
});

test('another file takes the place of the one before, a repeated request stores nothing twice, and removing leaves none', async () => {
  const { request, send, stored, token } = await withWaiting();
  await send(pdfFile(), 'cv.pdf');
  const headers = { 'idempotency-key': 'the-same-key' };
  await send(docxFile(), 'cv.docx', headers);
  const again = own.parse((await send(docxFile(), 'cv.docx', headers)).json()).data;
  expect([again.file?.name, stored()]).toEqual(['cv.docx', [expect.stringMatching(/^[a-f0-9]{32}$/)]]);
  expect(own.parse((await request('DELETE', OWN, { token })).json()).data.file).toBeNull();
  expect(stored()).toEqual([]);
});

test('the file goes with the account, whoever deletes it', async () => {
  const first = await withWaiting();
  await first.send(pdfFile(), 'cv.pdf');
  expect((await first.admin('DELETE', `/api/admin/users/${first.id}`)).statusCode).toBeLessThan(300);
  await first.app.settled();
  expect(first.stored()).toEqual([]);

  const second = await withWaiting();
  await second.send(pdfFile(), 'cv.pdf');
  const deleted = await second.request('DELETE', '/api/account', {
    token: second.token,
    body: { password: passwordOf(second.email) },
  });
  expect([deleted.statusCode, second.stored()]).toEqual([200, []]);
});

const readNotifications = async ({ db, id }: Pick<Awaited<ReturnType<typeof withWaiting>>, 'db' | 'id'>) =>
  z
    .array(notification)
    .parse(await db.selectFrom('notifications').selectAll().where('user_id', '=', id).execute())
    .map(({ kind, title, body, link }) => ({ kind, title, body, link }));

test.each([
  ['approve', 'اعتُمد حسابك مستشاراً'],
  ['reject', 'نعتذر عن قبول انضمامك مستشاراً'],
])('%s: the consultant also reads the decision among the notifications of the account', async (decision, title) => {
  const api = await withWaiting();
  await api.admin('POST', `/api/admin/users/${api.id}/decision`, { decision, reason: 'نبدأ بقطاع\nالأغذية.' });
  expect(await readNotifications(api)).toEqual([
    { kind: 'account', title, body: 'نبدأ بقطاع الأغذية.', link: '/dashboard' },
  ]);
});

test('an account that the list activates is told too', async () => {
  const api = await withWaiting();
  await api.admin('POST', '/api/admin/users/bulk', { ids: [api.id], action: 'activate' });
  expect(await readNotifications(api)).toEqual([
    {
      kind: 'account',
      title: 'اعتُمد حسابك مستشاراً',
      body: 'تجد ما يُسند إليك من طلبات في لوحة التحكم.',
      link: '/dashboard',
    },
  ]);
});
