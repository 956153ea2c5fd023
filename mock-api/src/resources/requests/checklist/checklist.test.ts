import { Uint8ArrayReader, TextWriter, ZipReader } from '@zip.js/zip.js';
import { errorResponse, fileLink, type ChecklistItem } from 'shared-lib/contracts';
import { pdfFile } from 'testing/documents';
import { expect, test } from 'vitest';
import { DAY, MINUTE } from '../../../clock.ts';
import { createRequestApi, type RequestApi } from '../../../testing/request-api.ts';
import { sendFileTo } from '../../../testing/send-file.ts';

const CONSULTANT_ID = 2;
const LAND_PAPER = 'صك الأرض';
const LICENCE = 'الرخصة الصناعية';

/** A study of the client that the consultant reviews; the clock stands at 9:00 UTC on 2 March 2026. */
const createReviewed = async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('feasibility', 'client');
  await api.actAsAdmin(reference, 'assign', { assignee_id: CONSULTANT_ID });
  await api.actAsConsultant(reference, 'transitions', { to: 'under_review' });
  await api.app.settled();
  api.emails.length = 0;
  return { api, reference };
};

const ask = (api: RequestApi, reference: string, ...items: object[]) =>
  api.actAsConsultant(reference, 'checklist', { items });

const readItem = async (api: RequestApi, reference: string, title: string): Promise<ChecklistItem> => {
  const item = (await api.readAsClient('client', reference)).checklist?.find((one) => one.title === title);
  if (!item) throw new Error(`"${title}" is not on the list.`);
  return item;
};

const sendDocument = (api: RequestApi, reference: string, itemId: number, name = 'صك.pdf') =>
  sendFileTo(api, {
    url: `/api/account/requests/${reference}/checklist/${itemId}/files`,
    token: api.tokens.client,
    bytes: pdfFile(),
    name,
  });

const message = (response: { json: () => unknown }): string => errorResponse.parse(response.json()).message;

test('asks for documents in one message, receives one, refuses it with a reason, and accepts the next', async () => {
  const { api, reference } = await createReviewed();
  await ask(
    api,
    reference,
    { title: LAND_PAPER, note: 'من الجهتين' },
    { title: LICENCE, due_at: '2026-03-20T09:00:00.000Z' },
  );
  await api.app.settled();
  expect(api.emails.map(({ subject, to }) => [to, subject])).toEqual([
    ['client@miqyas.example', expect.stringContaining('نحتاج منك مستندات لطلبك')],
  ]);
  const { id } = await readItem(api, reference, LAND_PAPER);
  expect((await sendDocument(api, reference, id)).statusCode).toBe(200);
  const received = await api.readAsAdmin(reference);
  expect(received.checklist?.map(({ title, state, note }) => [title, state, note])).toEqual([
    [LAND_PAPER, 'received', 'من الجهتين'],
    [LICENCE, 'required', ''],
  ]);
  expect(received.files.map(({ name, checklist_item_id }) => [name, checklist_item_id])).toEqual([['صك.pdf', id]]);

  const bare = await api.actAsConsultant(reference, `checklist/${id}`, { state: 'refused' }, 'PATCH');
  expect([bare.statusCode, Object.keys(errorResponse.parse(bare.json()).errors ?? {})]).toEqual([422, ['reason']]);
  await api.app.settled();
  api.emails.length = 0;
  await api.actAsConsultant(
    reference,
    `checklist/${id}`,
    { state: 'refused', reason: 'الصفحة الثانية ناقصة' },
    'PATCH',
  );
  await api.app.settled();
  expect(api.emails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining(`نحتاج نسخة أخرى من «${LAND_PAPER}»`),
  ]);
  expect(await readItem(api, reference, LAND_PAPER)).toMatchObject({
    state: 'refused',
    reason: 'الصفحة الثانية ناقصة',
  });

  expect((await sendDocument(api, reference, id, 'صك كامل.pdf')).statusCode).toBe(200);
  expect(await readItem(api, reference, LAND_PAPER)).toMatchObject({ state: 'received', reason: '' });
  await api.actAsConsultant(reference, `checklist/${id}`, { state: 'accepted' }, 'PATCH');
  const late = await sendDocument(api, reference, id);
  expect([late.statusCode, message(late)]).toEqual([409, 'قبلنا هذا المستند. إن أردت تغييره فأرسل الملف في رسالة.']);
  expect((await api.readAsClient('client', reference)).events.filter(({ type }) => type === 'checklist')).toHaveLength(
    3,
  );
});

test('offers what the service needs, without what was asked for', async () => {
  const { api, reference } = await createReviewed();
  const offer = (await api.readAsAdmin(reference)).checklist_offer;
  expect(offer?.service).toBe('دراسات الجدوى');
  expect(offer?.titles.length).toBeGreaterThan(2);
  const [first = '', ...others] = offer?.titles ?? [];
  await ask(api, reference, { title: first });
  expect((await api.readAsAdmin(reference)).checklist_offer?.titles).toEqual(others);
  const message_ = await api.submitForm('contact', 'client');
  expect((await api.readAsAdmin(message_.reference)).checklist_offer).toBeNull();
});

test('takes a document from the list and puts it back with its state and files', async () => {
  const { api, reference } = await createReviewed();
  await ask(api, reference, { title: LAND_PAPER });
  const { id } = await readItem(api, reference, LAND_PAPER);
  await sendDocument(api, reference, id);
  await api.actAsConsultant(reference, `checklist/${id}`, {}, 'DELETE');
  const without = await api.readAsClient('client', reference);
  expect([without.checklist, without.files.length]).toEqual([[], 1]);
  expect(message(await sendDocument(api, reference, id))).toMatch('لم نعد نحتاج هذا المستند');
  await api.actAsConsultant(reference, `checklist/${id}/restore`);
  expect(await readItem(api, reference, LAND_PAPER)).toMatchObject({ id, state: 'received' });
});

test.each([
  ['no document', { items: [] }, ['items']],
  ['an empty title', { items: [{ title: ' ' }] }, ['items.0.title']],
  [
    'a date in the past',
    { items: [{ title: LAND_PAPER }, { title: LICENCE, due_at: '2026-03-01T09:00:00.000Z' }] },
    ['items.1.due_at'],
  ],
  ['a long title', { items: [{ title: 'ص'.repeat(201) }] }, ['items.0.title']],
])('refuses %s and stores nothing', async (_what, body, fields) => {
  const { api, reference } = await createReviewed();
  const response = await api.actAsConsultant(reference, 'checklist', body);
  expect([response.statusCode, Object.keys(errorResponse.parse(response.json()).errors ?? {})]).toEqual([422, fields]);
  expect((await api.readAsClient('client', reference)).checklist).toEqual([]);
});

test('keeps to 40 documents, and to requests that are open', async () => {
  const { api, reference } = await createReviewed();
  const items = Array.from({ length: 40 }, (_, index) => ({ title: `مستند ${index + 1}` }));
  expect((await ask(api, reference, ...items)).statusCode).toBe(200);
  expect(message(await ask(api, reference, { title: LAND_PAPER }))).toMatch('الحد الأقصى، وهو 40 مستنداً');
  await api.actAsClient('client', reference, 'cancel', { note: 'أجّلنا المشروع' });
  expect(message(await ask(api, reference, { title: LAND_PAPER }))).toBe('أُغلق هذا الطلب، فلا تتغير مستنداته.');
  const { id = 0 } = (await api.readAsClient('client', reference)).checklist?.[0] ?? {};
  expect((await sendDocument(api, reference, id)).statusCode).toBe(409);
});

test('reminds once two days before the date and once after it, of what is still missing', async () => {
  const { api, reference } = await createReviewed();
  const due_at = '2026-03-10T09:00:00.000Z';
  await ask(api, reference, { title: LAND_PAPER, due_at }, { title: LICENCE, due_at }, { title: 'بلا موعد' });
  const { id } = await readItem(api, reference, LICENCE);
  await api.actAsConsultant(reference, `checklist/${id}`, { state: 'accepted' }, 'PATCH');
  /** The seed has documents of its own. */
  const remind = async () => {
    // Two servers look at the same moment.
    await Promise.all([api.app.sendReminders(), api.app.sendReminders()]);
    await api.app.settled();
    const own = api.emails.filter(({ subject }) => subject.includes(reference));
    api.emails.length = 0;
    return own;
  };
  await remind();
  expect(await remind()).toEqual([]);
  api.wait(6 * DAY);
  expect((await remind()).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('اقترب موعد مستندات ننتظرها منك'),
  ]);
  expect(await remind()).toEqual([]);
  api.wait(3 * DAY);
  const last = await remind();
  expect(last.map(({ subject }) => subject)).toEqual([expect.stringContaining('فات موعد مستندات ننتظرها منك')]);
  expect(await remind()).toEqual([]);
  const text = JSON.stringify(last);
  expect([text.includes(LAND_PAPER), text.includes(LICENCE), text.includes('بلا موعد')]).toEqual([true, false, false]);
});

const openArchive = async (api: RequestApi, link: string) => {
  const response = await api.get(new URL(link).pathname);
  const reader = new ZipReader(new Uint8ArrayReader(new Uint8Array(response.rawPayload)));
  const entries = await reader.getEntries();
  return {
    response,
    entries: await Promise.all(
      entries.map(async (entry) => [
        entry.filename,
        entry.directory ? '' : (await entry.getData(new TextWriter())).slice(0, 5),
      ]),
    ),
  };
};

test('packs all files of a request, for clients without the internal ones', async () => {
  const { api, reference } = await createReviewed();
  const link = async (act: RequestApi['actAsAdmin']) =>
    fileLink.parse((await act(reference, 'files/archive-link')).json().data).url;
  const asClient: RequestApi['actAsAdmin'] = (...rest) => api.actAsClient('client', ...rest);
  expect(message(await asClient(reference, 'files/archive-link'))).toBe('لا ملفات في هذا الطلب بعد.');
  await ask(api, reference, { title: LAND_PAPER });
  const { id } = await readItem(api, reference, LAND_PAPER);
  for (const name of ['صك.pdf', 'صك.pdf', 'عقد.pdf']) await sendDocument(api, reference, id, name);
  await sendFileTo(api, {
    url: `/api/consultant/requests/${reference}/files`,
    token: api.tokens.consultant,
    bytes: pdfFile(),
    name: 'مسودة.pdf',
  });
  const { response, entries } = await openArchive(api, await link(api.actAsAdmin));
  expect(entries).toEqual([
    ['من العميل/صك (1).pdf', '%PDF-'],
    ['من العميل/صك (2).pdf', '%PDF-'],
    ['من العميل/عقد.pdf', '%PDF-'],
    ['من الشركة/مسودة.pdf', '%PDF-'],
  ]);
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${reference}.zip"; filename*=UTF-8''${reference}.zip`,
    'cache-control': 'no-store',
  });
  const own = await link(asClient);
  expect((await openArchive(api, own)).entries.map(([name]) => name)).not.toContain('من الشركة/مسودة.pdf');
  api.wait(MINUTE);
  expect((await api.get(new URL(own).pathname)).statusCode).toBe(404);
});
