import { failure } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { DAY } from '../../clock.ts';
import { letterText } from '../../mail/letter.ts';
import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod/mini';
import { createRequestDesk } from '../../testing/request-desk.ts';

const named = z.object({ data: z.array(z.object({ reference: z.string() })) });
/** References of a list, in an order of their own. */
const referencesIn = (answer: LightMyRequestResponse): string[] =>
  sorted(named.parse(answer.json()).data.map(({ reference }) => reference));
const sorted = (references: readonly (string | undefined)[]): string[] =>
  references.map(String).toSorted((one, other) => one.localeCompare(other));

const CONSULTANT_ID = 2;

test('a message is answered, answered back, closed, and reopened by its sender within thirty days', async () => {
  const desk = await createRequestDesk();
  const { reference } = await desk.open('contact', 'client');
  await desk.administer(reference, 'messages', { body: 'تبدأ التكلفة من 2,500 دولار' });
  expect(await desk.readOwn('client', reference)).toMatchObject({
    status: 'replied',
    unread_messages: 1,
    first_replied_at: '2026-03-02T09:00:00.000Z',
  });
  await desk.own('client', reference, 'read');
  expect((await desk.readOwn('client', reference)).unread_messages).toBe(0);

  await desk.own('client', reference, 'messages', { body: 'وهل تشمل الدراسة الفنية؟' });
  expect(await desk.readAll(reference)).toMatchObject({ status: 'in_progress', unread_messages: 1 });
  await desk.administer(reference, 'read');
  expect((await desk.readAll(reference)).unread_messages).toBe(0);
  await desk.administer(reference, 'transitions', { to: 'closed' });
  desk.wait(5 * DAY);
  await desk.own('client', reference, 'messages', { body: 'سؤال أخير' });
  expect((await desk.readOwn('client', reference)).status).toBe('in_progress');
});

test('after thirty days a closed message stays closed', async () => {
  const desk = await createRequestDesk();
  const { reference } = await desk.open('contact', 'client');
  await desk.administer(reference, 'transitions', { to: 'closed' });
  desk.wait(31 * DAY);
  const token = await desk.signIn('client@miqyas.example');
  const answer = await desk.post(`/api/account/requests/${reference}/messages`, { body: 'سؤال' }, { token });
  expect(answer.statusCode).toBe(409);
  expect((await desk.get(`/api/account/requests/${reference}`, { token })).json().data.moves).toEqual([]);
});

test('a message becomes a request, and each names the other', async () => {
  const desk = await createRequestDesk();
  const { reference } = await desk.open('contact', 'client');
  const asked = await desk.administer(reference, 'transitions', { to: 'converted' });
  expect(failure.parse(asked.json()).message).toBe('تُحوَّل الرسالة إلى طلب من إجراء «تحويل إلى طلب».');
  expect(
    (await desk.administer(reference, 'convert', { kind: 'feasibility', note: 'طلبك يحتاج دراسة كاملة' })).statusCode,
  ).toBe(200);
  const message = await desk.readAll(reference);
  expect(message).toMatchObject({ status: 'converted', moves: [] });
  expect(message.converted_to).toMatch(/^FS-2026-\d{6}$/);
  const made = await desk.readAll(String(message.converted_to));
  expect(made).toMatchObject({ kind: 'feasibility', status: 'new', converted_from: reference, user_id: 4 });
  expect(made.project_idea).toContain('كم تكلفة دراسة مصنع صغير؟');
  expect(desk.mails.at(-1)?.subject).toContain(String(message.converted_to));
  expect((await desk.administer(String(message.converted_to), 'convert', { kind: 'consultation' })).statusCode).toBe(
    409,
  );
});

test('a consultation gets an appointment, which lies ahead and can be moved', async () => {
  const desk = await createRequestDesk();
  const { reference } = await desk.open('consultation', 'client');
  await desk.administer(reference, 'assign', { assignee_id: CONSULTANT_ID });
  await desk.consult(reference, 'transitions', { to: 'under_review' });
  const dateless = await desk.consult(reference, 'transitions', { to: 'scheduled' });
  expect(failure.parse(dateless.json()).errors).toEqual({ appointment_at: ['حدد موعد الاستشارة أولاً'] });
  const past = await desk.consult(reference, 'appointment', { appointment_at: '2026-03-01T09:00:00.000Z' }, 'PUT');
  expect(failure.parse(past.json()).errors).toEqual({ appointment_at: ['اختر موعداً في المستقبل'] });
  await desk.consult(reference, 'transitions', { to: 'scheduled', appointment_at: '2026-03-05T10:00:00.000Z' });
  const mail = desk.mails.at(-1);
  expect(mail && letterText(mail)).toContain('موعد الاستشارة: 5 مارس 2026');
  await desk.consult(
    reference,
    'appointment',
    { appointment_at: '2026-03-08T10:00:00.000Z', note: 'تعذر الموعد الأول' },
    'PUT',
  );
  await desk.consult(reference, 'transitions', { to: 'completed' });
  const seen = await desk.readOwn('client', reference);
  expect(seen).toMatchObject({ status: 'completed', appointment_at: '2026-03-08T10:00:00.000Z' });
  expect((await desk.own('client', reference, 'rating', { score: 6 })).statusCode).toBe(422);
  expect((await desk.own('client', reference, 'rating', { score: 4 })).statusCode).toBe(200);
});

test('what staff note stays inside', async () => {
  const desk = await createRequestDesk();
  const { reference } = await desk.open('consultation', 'client');
  await desk.administer(reference, 'notes', { body: 'عميل متردد، نتصل به يوم الأحد' });
  await desk.administer(reference, 'priority', { priority: 'urgent' });
  await desk.administer(reference, 'assign', { assignee_id: CONSULTANT_ID, note: 'يحتاج خبرة صناعية' });
  const body = (await desk.as('client', 'GET', `/api/account/requests/${reference}`)).body;
  for (const secret of ['متردد', 'خبرة صناعية', 'assignee_id', 'is_spam', 'source_path', 'priority":"normal'])
    expect(body).not.toContain(secret);
  const all = await desk.readAll(reference);
  expect(all.notes).toMatchObject([{ body: 'عميل متردد، نتصل به يوم الأحد', author: { name: 'نورهان سعد' } }]);
  expect(all.events.filter(({ visibility }) => visibility === 'internal').map(({ type }) => type)).toEqual([
    'priority',
    'assigned',
  ]);
});

test('only an approved consultant can be given a request', async () => {
  const desk = await createRequestDesk();
  const { reference } = await desk.open('consultation');
  for (const assignee_id of [3, 4, 999]) {
    const answer = await desk.administer(reference, 'assign', { assignee_id });
    expect(failure.parse(answer.json()).errors).toEqual({ assignee_id: ['اختر مستشاراً معتمداً'] });
  }
  await desk.administer(reference, 'assign', { assignee_id: CONSULTANT_ID });
  expect(desk.mails.at(-1)).toMatchObject({ to: 'consultant@miqyas.example', subject: `أُسند إليك طلب (${reference})` });
  await desk.administer(reference, 'assign', { assignee_id: null });
  expect((await desk.as('consultant', 'GET', `/api/consultant/requests/${reference}`)).statusCode).toBe(404);
});

test('a visitor without an account hears by mail, with a link to follow the request', async () => {
  const desk = await createRequestDesk();
  const { reference } = await desk.open('consultation');
  await desk.administer(reference, 'messages', { body: 'متى يناسبك الاتصال؟' });
  const mail = desk.mails.at(-1);
  expect(mail).toMatchObject({ to: 'salem@example.com', subject: `رسالة جديدة بخصوص طلبك (${reference})` });
  const token = /\/claim\/([\w-]+)/.exec(mail ? letterText(mail) : '')?.[1];
  expect((await desk.get(`/api/public/claims/${token}`)).json().data.reference).toBe(reference);
});

test('clients find their requests by kind, state, reference and words, and nobody else’s', async () => {
  const desk = await createRequestDesk();
  await desk.db.updateTable('requests').set({ user_id: null }).execute();
  const contact = await desk.open('contact', 'client');
  const study = await desk.open('feasibility', 'client');
  const other = await desk.open('feasibility', 'otherClient');
  await desk.own('client', study.reference, 'cancel', { note: 'تأجل المشروع' });
  const list = async (query: string) => referencesIn(await desk.as('client', 'GET', `/api/account/requests?${query}`));
  expect(await list('')).toEqual(sorted([contact.reference, study.reference]));
  expect(await list('kind=contact')).toEqual([contact.reference]);
  expect(await list('state=closed')).toEqual([study.reference]);
  expect(await list('state=active')).toEqual([contact.reference]);
  expect(await list('status=new&status=cancelled&kind=feasibility')).toEqual([study.reference]);
  expect(await list(`q=${study.reference.toLowerCase()}`)).toEqual([study.reference]);
  expect(await list(`q=${encodeURIComponent('تعبئه التّمور')}`)).toEqual([study.reference]);
  expect(await list(`q=${other.reference}`)).toEqual([]);
  expect((await desk.as('client', 'GET', '/api/account/requests?per_page=1&page=2')).json().meta).toEqual({
    page: 2,
    per_page: 1,
    total: 2,
    last_page: 2,
  });
  expect((await desk.as('client', 'GET', '/api/account/requests?status=nonsense')).statusCode).toBe(422);
});

test('a consultant’s queue tells what is due, overdue and waiting', async () => {
  const desk = await createRequestDesk();
  await desk.db.updateTable('requests').set({ assignee_id: null }).execute();
  const references: string[] = [];
  for (const kind of ['contact', 'consultation', 'feasibility'] as const) {
    const { reference } = await desk.open(kind);
    await desk.administer(reference, 'assign', { assignee_id: CONSULTANT_ID });
    references.push(reference);
  }
  const [contact, consultation, study] = references;
  await desk.consult(String(study), 'transitions', { to: 'under_review' });
  await desk.consult(String(study), 'transitions', { to: 'awaiting_client', note: 'نحتاج موقع المشروع' });
  const view = async (name: string) =>
    referencesIn(await desk.as('consultant', 'GET', `/api/consultant/requests?view=${name}`));
  expect(await view('active')).toEqual(sorted([consultation, contact, study]));
  expect(await view('waiting')).toEqual([study]);
  expect(await view('due')).toEqual([]);
  desk.wait(DAY / 2);
  expect(await view('due')).toEqual(sorted([consultation, contact]));
  desk.wait(DAY);
  expect(await view('overdue')).toEqual(sorted([consultation, contact]));
  await desk.consult(String(contact), 'messages', { body: 'تفضل' });
  expect(await view('overdue')).toEqual([consultation]);
});

test('the administration reads inboxes in its dialect, and puts spam and old ones out of the way', async () => {
  const desk = await createRequestDesk();
  const { reference } = await desk.open('contact');
  const list = async (query: string) => desk.as('admin', 'GET', `/api/admin/contacts?${query}`);
  const found = await list(`reference=${reference}`);
  expect(found.headers['x-total-count']).toBe('1');
  const [row] = found.json();
  expect(row).toMatchObject({
    reference,
    kind: 'contact',
    subject: 'سؤال عن الأسعار',
    assignee_name: null,
    unread_messages: 0,
  });
  expect((await desk.as('admin', 'GET', `/api/admin/contacts/${row.id}`)).json()).toEqual(row);
  expect((await desk.as('admin', 'GET', `/api/admin/consultations/${row.id}`)).statusCode).toBe(404);
  await desk.administer(reference, 'spam', { is_spam: true });
  await desk.administer(reference, 'archive', { is_archived: true });
  expect((await list(`reference=${reference}&is_spam=true&archived_at_ne=null`)).json()).toHaveLength(1);
  expect((await list(`reference=${reference}&is_spam=false`)).json()).toHaveLength(0);
  await desk.administer(reference, 'archive', { is_archived: false });
  expect((await desk.readAll(reference)).archived_at).toBeNull();
  expect((await desk.as('admin', 'POST', '/api/admin/contacts', {})).statusCode).toBe(405);
});
