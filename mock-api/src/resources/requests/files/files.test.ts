import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorResponse, fileLink, study } from 'shared-lib/contracts';
import sharp from 'sharp';
import { docmFile, docxFile, pdfFile, xlsxFile, zipFile } from 'testing/documents';
import { expect, test } from 'vitest';
import { MINUTE } from '../../../clock.ts';
import { createFileStore, type FileStore } from '../../../files/file-store.ts';
import { sendFileTo } from '../../../testing/send-file.ts';
import { scratchFolder } from '../../../testing/test-app.ts';
import { createRequestApi } from '../../../testing/request-api.ts';

const PDF = pdfFile();
const DOCX = docxFile();
const XLSX = xlsxFile();

const createRequest = async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('feasibility', 'client');
  const url = `/api/account/requests/${reference}/files`;
  const stored = () =>
    existsSync(join(api.folder, 'request-files')) ? readdirSync(join(api.folder, 'request-files')) : [];
  return {
    api,
    reference,
    url,
    stored,
    sendOwn: (bytes: Buffer, name: string, headers = {}) =>
      sendFileTo(api, { url, token: api.tokens.client, bytes, name, headers }),
  };
};

test('attaches files of a client to a message, and downloads them by a link for a minute', async () => {
  const { api, reference, stored, sendOwn } = await createRequest();
  expect((await sendOwn(PDF, 'السجل التجاري.pdf')).statusCode).toBe(200);
  expect((await sendOwn(XLSX, '../../etc/أرقام.xlsx')).statusCode).toBe(200);
  const { files } = await api.readAsClient('client', reference);
  expect(files.map(({ name, mime, direction, version }) => [name, mime, direction, version])).toEqual([
    ['السجل التجاري.pdf', 'application/pdf', 'from_client', 1],
    ['أرقام.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'from_client', 1],
  ]);
  for (const name of stored()) expect(name).toMatch(/^[a-f0-9]{32}$/);
  await api.actAsClient('client', reference, 'messages', {
    body: 'تفضلوا الملفات',
    file_ids: files.map(({ id }) => id),
  });
  const [message] = (await api.readAsClient('client', reference)).messages;
  expect(message?.attachments.map(({ name }) => name)).toEqual(['السجل التجاري.pdf', 'أرقام.xlsx']);

  const fileId = files[0]?.id;
  const link = (await api.actAsAdmin(reference, `files/${fileId}/link`)).json().data;
  expect(link.url).toMatch(/^https:\/\/www\.miqyas\.example\/api\/files\/[\w-]{43}$/);
  const path = new URL(link.url).pathname;
  const file = await api.get(path);
  expect(file.statusCode).toBe(200);
  expect(file.rawPayload.equals(PDF)).toBe(true);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(file.headers['content-disposition']).toBe(
    `attachment; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent('السجل التجاري.pdf')}`,
  );
  api.wait(MINUTE);
  const late = await api.get(path);
  expect(late.statusCode).toBe(404);
  expect(errorResponse.parse(late.json()).message).toBe('انتهت صلاحية رابط التنزيل. ارجع إلى الطلب وأعد المحاولة.');
});

test.each([
  ['HTML named .pdf', Buffer.from('<html><script>alert(1)</script></html>'), 'x.pdf'],
  ['HTML with a PDF signature inside', Buffer.from('<html>%PDF-1.4<script>alert(1)</script>'), 'x.pdf'],
  ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'x.png'],
  ['a ZIP that is no document', zipFile({ 'evil.exe': 'MZ' }), 'x.docx'],
  ['a ZIP with the names of a document', zipFile({ '[Content_Types].xml': '', 'word/document.xml': '' }), 'x.docx'],
  ['a document with macros', docxFile({ 'word/vbaProject.bin': 'x' }), 'x.docx'],
  ['a document that may have macros', docmFile(), 'x.docx'],
  ['a document after an executable', Buffer.concat([Buffer.from('PK\u0003\u0004MZ'), docxFile()]), 'x.docx'],
  ['a document before an executable', Buffer.concat([docxFile(), Buffer.from('MZ\u0090\0'.repeat(20))]), 'x.docx'],
  ['the first bytes of a PDF before an executable', Buffer.from(`%PDF-1.7\nMZ${'\u0090\0'.repeat(2000)}`), 'x.exe'],
  ['a PDF whose end is missing', pdfFile().subarray(0, -30), 'x.pdf'],
  [
    'a PDF whose table is elsewhere',
    Buffer.from(
      pdfFile()
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n3'),
    ),
    'x.pdf',
  ],
  ['the first bytes of a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 1, 2, 3]), 'x.png'],
  ['an executable', Buffer.from('MZ\u0090\u0000'), 'x.pdf'],
  ['an empty file', Buffer.alloc(0), 'x.pdf'],
])('rejects %s and does not store it', async (_title, bytes, name) => {
  const { api, reference, stored, sendOwn } = await createRequest();
  const response = await sendOwn(bytes, name);
  expect(response.statusCode).toBe(422);
  expect(errorResponse.parse(response.json()).errors?.file).toHaveLength(1);
  expect((await api.readAsClient('client', reference)).files).toEqual([]);
  expect(stored()).toEqual([]);
});

const padding = (length: number) => Buffer.from('\0\r\n \t'.repeat(Math.ceil(length / 5)).slice(0, length));

test.each([
  ['a Word document whose main part is document2.xml', docxFile({}, 'word/document2.xml'), 'docx'],
  ['a Word document whose main part is elsewhere', docxFile({}, 'Content/main.part'), 'docx'],
  [
    'a Word document that names its main part from its own place',
    docxFile({
      '_rels/.rels':
        '<Relationships><Relationship Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="./word/document.xml"/></Relationships>',
    }),
    'docx',
  ],
  ['an Excel workbook whose main part is workbook3.xml', xlsxFile('xl/workbook3.xml'), 'xlsx'],
  ['a Word document with padding after its end', Buffer.concat([docxFile(), padding(100_000)]), 'docx'],
  ['a PDF with a lot of padding after its end', Buffer.concat([pdfFile(), padding(300_000)]), 'pdf'],
  ['a PDF with a lot of padding before its start', Buffer.concat([padding(5000), pdfFile()]), 'pdf'],
  ['a PDF with padding on both sides', Buffer.concat([padding(200), pdfFile(), padding(70_000)]), 'pdf'],
])('accepts %s', async (_title, bytes, extension) => {
  const { api, reference, sendOwn } = await createRequest();
  expect((await sendOwn(bytes, 'ملف')).statusCode).toBe(200);
  const { files } = await api.readAsClient('client', reference);
  expect(files.map(({ name }) => name)).toEqual([`ملف.${extension}`]);
});

test.each([
  ['an iPhone picture', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), 'IMG.HEIC', /HEIC.*حوّلها إلى JPEG/],
  ['a picture of several formats', Buffer.from('\0\0\0\u0018ftypmif1\0\0\0\0mif1heic'), 'IMG.jpg', /HEIC.*JPEG/],
  ['a GIF', Buffer.from('GIF89a\u0001\0'), 'a.gif', /حوّلها إلى JPEG/],
  ['an old Word file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'خطة.doc', /بصيغة docx/],
  ['a document with a password', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'خطة.docx', /أزل كلمة المرور/],
  ['an RTF file', Buffer.from('{\\rtf1}'), 'خطة.rtf', /RTF.*docx/],
  ['a document with macros', docmFile(), 'خطة.docm', /ماكرو/],
  ['a text', Buffer.from('نص'), 'خطة.txt', /^نوع الملف غير مقبول\. المقبول: PDF/],
  ['half of a PDF', pdfFile().subarray(0, 200), 'خطة.pdf', /تالف أو غير مكتمل.*نسخة جديدة/],
  ['half of a document', docxFile().subarray(0, 300), 'خطة.docx', /تالف أو غير مكتمل/],
  ['half of a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 1]), 'خطة.png', /تالف أو غير مكتمل/],
])('says what to do with %s', async (_title, bytes, name, sentence) => {
  const { sendOwn } = await createRequest();
  const response = await sendOwn(bytes, name);
  expect(response.statusCode).toBe(422);
  expect(errorResponse.parse(response.json()).errors?.file?.[0]).toMatch(sentence);
});

test('names a file after its type, whatever the client called it', async () => {
  const { api, reference, sendOwn } = await createRequest();
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  for (const [bytes, name] of [
    [PDF, 'x.bat'],
    [PDF, 'خطة.v2'],
    [DOCX, 'عقد.docm'],
    [png, 'شعار'],
    [PDF, 'عرض.PDF'],
  ] as const)
    expect((await sendOwn(bytes, name)).statusCode).toBe(200);
  const { files } = await api.readAsClient('client', reference);
  expect(files.map(({ name }) => name)).toEqual(['x.pdf', 'خطة.v2.pdf', 'عقد.docx', 'شعار.png', 'عرض.PDF']);
});

test('downloads a file of an earlier release under a name of its type', async () => {
  const { api, reference, sendOwn } = await createRequest();
  await sendOwn(PDF, 'x.pdf');
  await api.db.updateTable('request_files').set({ name: 'x.exe' }).execute();
  const [file] = (await api.readAsClient('client', reference)).files;
  const link = (await api.actAsClient('client', reference, `files/${file?.id}/link`)).json().data;
  const download = await api.get(new URL(link.url).pathname);
  expect(download.headers['content-disposition']).toBe(`attachment; filename="x.pdf"; filename*=UTF-8''x.pdf`);
});

test('responds with 503 when the disk is full, and stores nothing', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const files: FileStore = { ...createFileStore(scratchFolder()), receive: () => Promise.reject(full) };
  const api = await createRequestApi({ files });
  const { reference } = await api.submitForm('feasibility', 'client');
  const response = await sendFileTo(api, {
    url: `/api/account/requests/${reference}/files`,
    token: api.tokens.client,
    bytes: PDF,
    name: 'a.pdf',
  });
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('30');
  expect(errorResponse.parse(response.json()).message).toMatch(/\p{Script=Arabic}/u);
  expect((await api.readAsClient('client', reference)).files).toEqual([]);
});

test('rejects files over 25 MB and JSON bodies', async () => {
  const { api, url, stored, sendOwn } = await createRequest();
  const response = await sendOwn(Buffer.concat([PDF, Buffer.alloc(25 * 1024 * 1024)]), 'big.pdf');
  expect(response.statusCode).toBe(413);
  expect(errorResponse.parse(response.json()).message).toMatch(/^حجم الملف أكبر من 25 ميغابايت\./);
  expect(stored()).toEqual([]);
  expect((await api.requestAs('client', 'POST', url, { file: 'x' })).statusCode).toBe(415);
});

test('stores nothing of an incomplete form', async () => {
  const { api, url, stored } = await createRequest();
  const response = await api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${api.tokens.client}` },
    payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 trunc',
  });
  expect(response.statusCode).toBe(400);
  expect(errorResponse.parse(response.json()).message).toMatch(/\p{Script=Arabic}/u);
  expect(stored()).toEqual([]);
});

test('stores a repeated file name as the next version, but not a repeated request', async () => {
  const { api, reference, stored, sendOwn } = await createRequest();
  const headers = { 'idempotency-key': 'the-same-upload' };
  await sendOwn(DOCX, 'خطة.docx', headers);
  await sendOwn(DOCX, 'خطة.docx', headers);
  await sendOwn(DOCX, 'خطة.docx');
  expect((await api.readAsClient('client', reference)).files.map(({ version }) => version)).toEqual([1, 2]);
  expect(stored()).toHaveLength(2);
});

test('does not give other users access to the files of a request', async () => {
  const { api, reference, stored, sendOwn, url } = await createRequest();
  await sendOwn(PDF, 'a.pdf');
  const [file] = (await api.readAsClient('client', reference)).files;
  const other = await api.submitForm('feasibility', 'otherClient');
  expect((await sendFileTo(api, { url, token: api.tokens.otherClient, bytes: PDF, name: 'b.pdf' })).statusCode).toBe(
    404,
  );
  expect((await api.actAsClient('otherClient', reference, `files/${file?.id}/link`)).statusCode).toBe(404);
  // Not through the user's own request either.
  expect((await api.actAsClient('otherClient', other.reference, `files/${file?.id}/link`)).statusCode).toBe(404);
  expect((await api.actAsConsultant(reference, `files/${file?.id}/link`)).statusCode).toBe(404);
  const foreign = await api.actAsClient('otherClient', other.reference, 'messages', {
    body: 'ملف',
    file_ids: [file?.id],
  });
  expect(foreign.statusCode).toBe(422);
  expect(stored()).toHaveLength(1);
});

test('keeps a file of the consultant internal until it is published, and then notifies the client', async () => {
  const { api, reference } = await createRequest();
  await api.actAsAdmin(reference, 'assign', { assignee_id: 2 });
  const emailsBefore = api.emails.length;
  const url = `/api/consultant/requests/${reference}/files`;
  expect(
    (await sendFileTo(api, { url, token: api.tokens.consultant, bytes: PDF, name: 'الدراسة.pdf' })).statusCode,
  ).toBe(200);
  expect(api.emails.length).toBe(emailsBefore);
  const [draft] = (await api.readAsAdmin(reference)).files;
  expect(draft).toMatchObject({ name: 'الدراسة.pdf', published_at: null });
  const before = await api.readAsClient('client', reference);
  expect([before.files, before.events.filter(({ type }) => type === 'file')]).toEqual([[], []]);
  expect((await api.actAsClient('client', reference, `files/${draft?.id}/link`)).statusCode).toBe(404);

  expect((await api.actAsConsultant(reference, `files/${draft?.id}/publish`)).statusCode).toBe(200);
  expect(api.emails.at(-1)).toMatchObject({
    to: 'client@miqyas.example',
    subject: `أُضيف ملف جديد إلى طلبك (${reference})`,
  });
  expect(JSON.stringify(api.emails.at(-1))).toContain(`/dashboard/requests/${reference}?at=file-${draft?.id}`);
  const after = await api.readAsClient('client', reference);
  expect(after.files).toMatchObject([{ name: 'الدراسة.pdf', direction: 'from_us', opened_at: null }]);
  expect(after.events.filter(({ type }) => type === 'file')).toMatchObject([{ to: 'published', note: 'الدراسة.pdf' }]);
  expect((await api.actAsClient('client', reference, `files/${draft?.id}/link`)).statusCode).toBe(200);
  expect((await api.readAsAdmin(reference)).files).toMatchObject([{ opened_at: '2026-03-02T09:00:00.000Z' }]);
  expect((await api.actAsConsultant(reference, `files/${draft?.id}`, undefined, 'DELETE')).statusCode).toBe(409);
});

test('publishes a file that staff attach to a message, and removes an internal one', async () => {
  const { api, reference, stored } = await createRequest();
  const url = `/api/admin/requests/${reference}/files`;
  for (const name of ['مسودة.pdf', 'مرفق.pdf'])
    await sendFileTo(api, { url, token: api.tokens.admin, bytes: PDF, name });
  const [draft, attached] = (await api.readAsAdmin(reference)).files;
  await api.actAsAdmin(reference, 'messages', { body: 'تفضل المرفق', file_ids: [attached?.id] });
  expect((await api.readAsClient('client', reference)).files).toMatchObject([{ name: 'مرفق.pdf' }]);
  expect((await api.actAsAdmin(reference, `files/${draft?.id}`, undefined, 'DELETE')).statusCode).toBe(200);
  expect((await api.readAsAdmin(reference)).files).toMatchObject([{ name: 'مرفق.pdf' }]);
  expect(stored()).toHaveLength(1);
});

test('shows the pages of a PDF and a smaller picture of a photo, and refuses a broken file', async () => {
  const { api, reference, sendOwn } = await createRequest();
  const draft = await api.requestAs('admin', 'POST', '/api/admin/studies', {
    title_ar: 'مخبز',
    sector_id: 1,
    year: 2026,
    cash_flows: [-100, 70, 70],
  });
  const pdf = await api.requestAs('admin', 'GET', `/api/admin/studies/${study.parse(draft.json()).id}/document`);
  const photo = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  await sendOwn(pdf.rawPayload, 'دراسة.pdf');
  await sendOwn(photo, 'موقع.jpg');
  await sendOwn(Buffer.from('%PDF-1.7\nxref\n0 0\nstartxref\n9\n%%EOF\n'), 'تالف.pdf');
  await sendOwn(DOCX, 'عقد.docx');
  const previews = [];
  const pages = [];
  for (const { id } of (await api.readAsClient('client', reference)).files) {
    const link = await api.actAsClient('client', reference, `files/${id}/link`);
    const { url } = fileLink.parse(link.json().data);
    previews.push(await api.get(`${url}/preview`));
    if (previews.length === 1) for (const page of [2, 99]) pages.push(await api.get(`${url}/preview?page=${page}`));
  }
  const [page, small, broken, word] = previews;
  expect(await sharp(page?.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 900 });
  expect(await sharp(small?.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 900, height: 450 });
  expect([broken?.statusCode, word?.statusCode]).toEqual([422, 404]);
  expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
  expect(pages[0]?.rawPayload.equals(page?.rawPayload ?? Buffer.of())).toBe(false);
  expect(errorResponse.parse(broken?.json()).message).toBe('تعذر عرض هذا الملف. نزّله لفتحه.');
}, 60_000);
