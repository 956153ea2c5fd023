import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { failure } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { MINUTE } from '../../clock.ts';
import { createRequestDesk, type RequestDesk } from '../../testing/request-desk.ts';

const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n%%EOF\n', 'latin1');
const zip = (...names: string[]) => Buffer.from(`PK\u0003\u0004${names.join('\u0000PK\u0001\u0002')}`, 'latin1');
const DOCX = zip('[Content_Types].xml', 'word/document.xml');
const XLSX = zip('[Content_Types].xml', 'xl/workbook.xml');

const send = async (
  desk: RequestDesk,
  url: string,
  token: string,
  bytes: Buffer,
  name: string,
  headers: Record<string, string> = {},
) => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const packed = new Response(form);
  return desk.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': String(packed.headers.get('content-type')),
      authorization: `Bearer ${token}`,
      ...headers,
    },
    payload: Buffer.from(await packed.arrayBuffer()),
  });
};

const opened = async () => {
  const desk = await createRequestDesk();
  const { reference } = await desk.open('feasibility', 'client');
  const url = `/api/account/requests/${reference}/files`;
  const stored = () =>
    existsSync(join(desk.folder, 'request-files')) ? readdirSync(join(desk.folder, 'request-files')) : [];
  return {
    desk,
    reference,
    url,
    stored,
    sendOwn: (bytes: Buffer, name: string, headers = {}) => send(desk, url, desk.tokens.client, bytes, name, headers),
  };
};

test('a client sends files with a message; the consultant fetches them by a link of a minute', async () => {
  const { desk, reference, stored, sendOwn } = await opened();
  expect((await sendOwn(PDF, 'السجل التجاري.pdf')).statusCode).toBe(200);
  expect((await sendOwn(XLSX, '../../etc/أرقام.xlsx')).statusCode).toBe(200);
  const { files } = await desk.readOwn('client', reference);
  expect(files.map(({ name, mime, direction, version }) => [name, mime, direction, version])).toEqual([
    ['السجل التجاري.pdf', 'application/pdf', 'from_client', 1],
    ['أرقام.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'from_client', 1],
  ]);
  for (const name of stored()) expect(name).toMatch(/^[a-f0-9]{32}$/);
  await desk.own('client', reference, 'messages', { body: 'تفضلوا الملفات', file_ids: files.map(({ id }) => id) });
  const [message] = (await desk.readOwn('client', reference)).messages;
  expect(message?.attachments.map(({ name }) => name)).toEqual(['السجل التجاري.pdf', 'أرقام.xlsx']);

  const fileId = files[0]?.id;
  const link = (await desk.administer(reference, `files/${fileId}/link`)).json().data;
  expect(link.url).toMatch(/^https:\/\/www\.miqyas\.example\/api\/files\/[\w-]{43}$/);
  const path = new URL(link.url).pathname;
  const file = await desk.get(path);
  expect(file.statusCode).toBe(200);
  expect(file.rawPayload.equals(PDF)).toBe(true);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(file.headers['content-disposition']).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('السجل التجاري.pdf')}`,
  );
  desk.wait(MINUTE);
  const late = await desk.get(path);
  expect(late.statusCode).toBe(404);
  expect(failure.parse(late.json()).message).toBe('انتهت صلاحية رابط التنزيل. ارجع إلى الطلب وأعد المحاولة.');
});

test.each([
  ['a page that calls itself PDF', Buffer.from('<html><script>alert(1)</script></html>'), 'x.pdf'],
  ['a page that begins like a PDF', Buffer.from('<html>%PDF-1.4<script>alert(1)</script>'), 'x.pdf'],
  ['a drawing with script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'x.png'],
  ['a package that is no document', zip('evil.exe'), 'x.docx'],
  ['a document with macros', zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'), 'x.docx'],
  ['a program', Buffer.from('MZ\u0090\u0000'), 'x.pdf'],
  ['nothing', Buffer.alloc(0), 'x.pdf'],
])('%s is refused and not kept', async (_what, bytes, name) => {
  const { desk, reference, stored, sendOwn } = await opened();
  const answer = await sendOwn(bytes, name);
  expect(answer.statusCode).toBe(422);
  expect(failure.parse(answer.json()).errors?.file).toHaveLength(1);
  expect((await desk.readOwn('client', reference)).files).toEqual([]);
  expect(stored()).toEqual([]);
});

test('more than 25 MB is too much, and JSON is no file', async () => {
  const { desk, url, stored, sendOwn } = await opened();
  const answer = await sendOwn(Buffer.concat([PDF, Buffer.alloc(25 * 1024 * 1024)]), 'big.pdf');
  expect(answer.statusCode).toBe(413);
  expect(failure.parse(answer.json()).message).toBe('حجم الملف أكبر من 25 ميغابايت.');
  expect(stored()).toEqual([]);
  expect((await desk.as('client', 'POST', url, { file: 'x' })).statusCode).toBe(415);
});

test('a form that ends in the middle leaves nothing', async () => {
  const { desk, url, stored } = await opened();
  const answer = await desk.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${desk.tokens.client}` },
    payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 half',
  });
  expect(answer.statusCode).toBe(400);
  expect(failure.parse(answer.json()).message).toMatch(/\p{Script=Arabic}/u);
  expect(stored()).toEqual([]);
});

test('a file that comes again is its next version; a replay is not', async () => {
  const { desk, reference, stored, sendOwn } = await opened();
  const headers = { 'idempotency-key': 'the-same-upload' };
  await sendOwn(DOCX, 'خطة.docx', headers);
  await sendOwn(DOCX, 'خطة.docx', headers);
  await sendOwn(DOCX, 'خطة.docx');
  expect((await desk.readOwn('client', reference)).files.map(({ version }) => version)).toEqual([1, 2]);
  expect(stored()).toHaveLength(2);
});

test('files of a request are out of reach for everybody else', async () => {
  const { desk, reference, stored, sendOwn, url } = await opened();
  await sendOwn(PDF, 'a.pdf');
  const [file] = (await desk.readOwn('client', reference)).files;
  const other = await desk.open('feasibility', 'otherClient');
  expect((await send(desk, url, desk.tokens.otherClient, PDF, 'b.pdf')).statusCode).toBe(404);
  expect((await desk.own('otherClient', reference, `files/${file?.id}/link`)).statusCode).toBe(404);
  // Not by way of one's own request either.
  expect((await desk.own('otherClient', other.reference, `files/${file?.id}/link`)).statusCode).toBe(404);
  expect((await desk.consult(reference, `files/${file?.id}/link`)).statusCode).toBe(404);
  const stolen = await desk.own('otherClient', other.reference, 'messages', { body: 'ملف', file_ids: [file?.id] });
  expect(stolen.statusCode).toBe(422);
  expect(stored()).toHaveLength(1);
});

test('what the consultant delivers reaches the client', async () => {
  const { desk, reference } = await opened();
  await desk.administer(reference, 'assign', { assignee_id: 2 });
  const answer = await send(
    desk,
    `/api/consultant/requests/${reference}/files`,
    desk.tokens.consultant,
    PDF,
    'الدراسة.pdf',
  );
  expect(answer.statusCode).toBe(200);
  expect(desk.mails.at(-1)).toMatchObject({
    to: 'client@miqyas.example',
    subject: `أُضيف ملف جديد إلى طلبك (${reference})`,
  });
  const [file] = (await desk.readOwn('client', reference)).files;
  expect(file).toMatchObject({ name: 'الدراسة.pdf', direction: 'from_us' });
  expect((await desk.own('client', reference, `files/${file?.id}/link`)).statusCode).toBe(200);
});
