import { errorResponse } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { DAY } from '../../../clock.ts';
import { emailBodyText } from '../../../mail/email-content.ts';
import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod/mini';
import { createRequestApi } from '../../../testing/request-api.ts';

const named = z.object({ data: z.array(z.object({ reference: z.string() })) });
/** Sorted references of a list response. */
const referencesIn = (response: LightMyRequestResponse): string[] =>
  sorted(named.parse(response.json()).data.map(({ reference }) => reference));
const sorted = (references: readonly (string | undefined)[]): string[] =>
  references.map(String).toSorted((one, other) => one.localeCompare(other));

const CONSULTANT_ID = 2;

test('alternates between staff and client, and reopens a closed message within thirty days', async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('contact', 'client');
  await api.actAsAdmin(reference, 'messages', { body: 'تبدأ التكلفة من 2,500 دولار' });
  expect(await api.readAsClient('client', reference)).toMatchObject({
    status: 'replied',
    unread_messages: 1,
    first_replied_at: '2026-03-02T09:00:00.000Z',
  });
  await api.actAsClient('client', reference, 'read');
  expect((await api.readAsClient('client', reference)).unread_messages).toBe(0);

  await api.actAsClient('client', reference, 'messages', { body: 'وهل تشمل الدراسة الفنية؟' });
  expect(await api.readAsAdmin(reference)).toMatchObject({ status: 'in_progress', unread_messages: 1 });
  await api.actAsAdmin(reference, 'read');
  expect((await api.readAsAdmin(reference)).unread_messages).toBe(0);
  await api.actAsAdmin(reference, 'transitions', { to: 'closed' });
  api.wait(5 * DAY);
  await api.actAsClient('client', reference, 'messages', { body: 'سؤال أخير' });
  expect((await api.readAsClient('client', reference)).status).toBe('in_progress');
});

test('does not reopen a closed message after thirty days', async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('contact', 'client');
  await api.actAsAdmin(reference, 'transitions', { to: 'closed' });
  api.wait(31 * DAY);
  const token = await api.signIn('client@miqyas.example');
  const response = await api.post(`/api/account/requests/${reference}/messages`, { body: 'سؤال' }, { token });
  expect(response.statusCode).toBe(409);
  expect((await api.get(`/api/account/requests/${reference}`, { token })).json().data.moves).toEqual([]);
});

test('converts a message to a request and links both', async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('contact', 'client');
  const direct = await api.actAsAdmin(reference, 'transitions', { to: 'converted' });
  expect(errorResponse.parse(direct.json()).message).toBe('تُحوَّل الرسالة إلى طلب من إجراء «تحويل إلى طلب».');
  expect(
    (await api.actAsAdmin(reference, 'convert', { kind: 'feasibility', note: 'طلبك يحتاج دراسة كاملة' })).statusCode,
  ).toBe(200);
  const message = await api.readAsAdmin(reference);
  expect(message).toMatchObject({ status: 'converted', moves: [] });
  expect(message.converted_to).toMatch(/^FS-2026-\d{6}$/);
  const converted = await api.readAsAdmin(String(message.converted_to));
  expect(converted).toMatchObject({ kind: 'feasibility', status: 'new', converted_from: reference, user_id: 4 });
  expect(converted.project_idea).toContain('كم تكلفة دراسة مصنع صغير؟');
  expect(api.emails.at(-1)?.subject).toContain(String(message.converted_to));
  expect((await api.actAsAdmin(String(message.converted_to), 'convert', { kind: 'consultation' })).statusCode).toBe(
    409,
  );
});

test('schedules and changes the appointment of a consultation, in the future only', async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('consultation', 'client');
  await api.actAsAdmin(reference, 'assign', { assignee_id: CONSULTANT_ID });
  await api.actAsConsultant(reference, 'transitions', { to: 'under_review' });
  const withoutDate = await api.actAsConsultant(reference, 'transitions', { to: 'scheduled' });
  expect(errorResponse.parse(withoutDate.json()).errors).toEqual({ appointment_at: ['حدد موعد الاستشارة أولاً'] });
  const past = await api.actAsConsultant(
    reference,
    'appointment',
    { appointment_at: '2026-03-01T09:00:00.000Z' },
    'PUT',
  );
  expect(errorResponse.parse(past.json()).errors).toEqual({ appointment_at: ['اختر موعداً في المستقبل'] });
  await api.actAsConsultant(reference, 'transitions', { to: 'scheduled', appointment_at: '2026-03-05T10:00:00.000Z' });
  const email = api.emails.at(-1);
  expect(email && emailBodyText(email)).toContain('موعد الاستشارة: 5\u00A0مارس 2026');
  await api.actAsConsultant(
    reference,
    'appointment',
    { appointment_at: '2026-03-08T10:00:00.000Z', note: 'تعذر الموعد الأول' },
    'PUT',
  );
  await api.actAsConsultant(reference, 'transitions', { to: 'completed' });
  const detail = await api.readAsClient('client', reference);
  expect(detail).toMatchObject({ status: 'completed', appointment_at: '2026-03-08T10:00:00.000Z' });
  expect((await api.actAsClient('client', reference, 'rating', { score: 6 })).statusCode).toBe(422);
  expect((await api.actAsClient('client', reference, 'rating', { score: 4 })).statusCode).toBe(200);
});

test('does not show internal notes and events to the client', async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('consultation', 'client');
  await api.actAsAdmin(reference, 'notes', { body: 'عميل متردد، نتصل به يوم الأحد' });
  await api.actAsAdmin(reference, 'priority', { priority: 'urgent' });
  await api.actAsAdmin(reference, 'assign', { assignee_id: CONSULTANT_ID, note: 'يحتاج خبرة صناعية' });
  const body = (await api.requestAs('client', 'GET', `/api/account/requests/${reference}`)).body;
  for (const secret of ['متردد', 'خبرة صناعية', 'assignee_id', 'is_spam', 'source_path', 'priority":"normal'])
    expect(body).not.toContain(secret);
  const all = await api.readAsAdmin(reference);
  expect(all.notes).toMatchObject([{ body: 'عميل متردد، نتصل به يوم الأحد', author: { name: 'نورهان سعد' } }]);
  expect(all.events.filter(({ visibility }) => visibility === 'internal').map(({ type }) => type)).toEqual([
    'priority',
    'assigned',
  ]);
});

test('assigns a request only to an approved consultant', async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('consultation');
  for (const assignee_id of [3, 4, 999]) {
    const response = await api.actAsAdmin(reference, 'assign', { assignee_id });
    expect(errorResponse.parse(response.json()).errors).toEqual({ assignee_id: ['اختر مستشاراً معتمداً'] });
  }
  await api.actAsAdmin(reference, 'assign', { assignee_id: CONSULTANT_ID });
  expect(api.emails.at(-1)).toMatchObject({ to: 'consultant@miqyas.example', subject: `أُسند إليك طلب (${reference})` });
  await api.actAsAdmin(reference, 'assign', { assignee_id: null });
  expect((await api.requestAs('consultant', 'GET', `/api/consultant/requests/${reference}`)).statusCode).toBe(404);
});

test('emails a visitor without an account, with a claim link', async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('consultation');
  await api.actAsAdmin(reference, 'messages', { body: 'متى يناسبك الاتصال؟' });
  const email = api.emails.at(-1);
  expect(email).toMatchObject({ to: 'salem@example.com', subject: `رسالة جديدة بخصوص طلبك (${reference})` });
  const token = /\/claim\/([\w-]+)/.exec(email ? emailBodyText(email) : '')?.[1];
  expect((await api.get(`/api/public/claims/${token}`)).json().data.reference).toBe(reference);
});

test('filters the own requests of a client by kind, state, reference and text', async () => {
  const api = await createRequestApi();
  await api.db.updateTable('requests').set({ user_id: null }).execute();
  const contact = await api.submitForm('contact', 'client');
  const study = await api.submitForm('feasibility', 'client');
  const other = await api.submitForm('feasibility', 'otherClient');
  await api.actAsClient('client', study.reference, 'cancel', { note: 'تأجل المشروع' });
  const list = async (query: string) =>
    referencesIn(await api.requestAs('client', 'GET', `/api/account/requests?${query}`));
  expect(await list('')).toEqual(sorted([contact.reference, study.reference]));
  expect(await list('kind=contact')).toEqual([contact.reference]);
  expect(await list('state=closed')).toEqual([study.reference]);
  expect(await list('state=active')).toEqual([contact.reference]);
  expect(await list('status=new&status=cancelled&kind=feasibility')).toEqual([study.reference]);
  expect(await list(`q=${study.reference.toLowerCase()}`)).toEqual([study.reference]);
  expect(await list(`q=${encodeURIComponent('تعبئه التّمور')}`)).toEqual([study.reference]);
  expect(await list(`q=${other.reference}`)).toEqual([]);
  expect((await api.requestAs('client', 'GET', '/api/account/requests?per_page=1&page=2')).json().meta).toEqual({
    page: 2,
    per_page: 1,
    total: 2,
    last_page: 2,
  });
  expect((await api.requestAs('client', 'GET', '/api/account/requests?status=nonsense')).statusCode).toBe(422);
});

test('filters the queue of a consultant by due, overdue and waiting', async () => {
  const api = await createRequestApi();
  await api.db.updateTable('requests').set({ assignee_id: null }).execute();
  const references: string[] = [];
  for (const kind of ['contact', 'consultation', 'feasibility'] as const) {
    const { reference } = await api.submitForm(kind);
    await api.actAsAdmin(reference, 'assign', { assignee_id: CONSULTANT_ID });
    references.push(reference);
  }
  const [contact, consultation, study] = references;
  await api.actAsConsultant(String(study), 'transitions', { to: 'under_review' });
  await api.actAsConsultant(String(study), 'transitions', { to: 'awaiting_client', note: 'نحتاج موقع المشروع' });
  const view = async (name: string) =>
    referencesIn(await api.requestAs('consultant', 'GET', `/api/consultant/requests?view=${name}`));
  expect(await view('active')).toEqual(sorted([consultation, contact, study]));
  expect(await view('waiting')).toEqual([study]);
  expect(await view('due')).toEqual([]);
  api.wait(DAY / 2);
  expect(await view('due')).toEqual(sorted([consultation, contact]));
  api.wait(DAY);
  expect(await view('overdue')).toEqual(sorted([consultation, contact]));
  await api.actAsConsultant(String(contact), 'messages', { body: 'تفضل' });
  expect(await view('overdue')).toEqual([consultation]);
});

test('filters inboxes in the json-server dialect, also by spam and archive', async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('contact');
  const list = async (query: string) => api.requestAs('admin', 'GET', `/api/admin/contacts?${query}`);
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
  expect((await api.requestAs('admin', 'GET', `/api/admin/contacts/${row.id}`)).json()).toEqual(row);
  expect((await api.requestAs('admin', 'GET', `/api/admin/consultations/${row.id}`)).statusCode).toBe(404);
  await api.actAsAdmin(reference, 'spam', { is_spam: true });
  await api.actAsAdmin(reference, 'archive', { is_archived: true });
  expect((await list(`reference=${reference}&is_spam=true&archived_at_ne=null`)).json()).toHaveLength(1);
  expect((await list(`reference=${reference}&is_spam=false`)).json()).toHaveLength(0);
  await api.actAsAdmin(reference, 'archive', { is_archived: false });
  expect((await api.readAsAdmin(reference)).archived_at).toBeNull();
  expect((await api.requestAs('admin', 'POST', '/api/admin/contacts', {})).statusCode).toBe(405);
});
