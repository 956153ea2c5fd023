import { auditEntry, errorResponse, notification } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DAY, HOUR } from '../../../clock.ts';
import { emailBodyText } from '../../../mail/email-content.ts';
import { createRequestApi } from '../../../testing/request-api.ts';

const quote = {
  amount: 12_500,
  delivery_days: 10,
  scope: 'دراسة تسويقية وفنية ومالية كاملة',
  valid_until: '2026-03-31T09:00:00.000Z',
};
const CONSULTANT_ID = 2;

/** A study under review by the consultant. */
const createUnderReview = async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('feasibility', 'client');
  await api.actAsAdmin(reference, 'assign', { assignee_id: CONSULTANT_ID });
  expect((await api.actAsConsultant(reference, 'transitions', { to: 'under_review' })).statusCode).toBe(200);
  return { api, reference };
};

const createQuoted = async () => {
  const { api, reference } = await createUnderReview();
  expect((await api.actAsConsultant(reference, 'quote', quote, 'PUT')).statusCode).toBe(200);
  expect((await api.actAsAdmin(reference, 'quote/send')).statusCode).toBe(200);
  return { api, reference };
};

test('takes a study from its form to its delivery and shows each step to its client', async () => {
  const { api, reference } = await createQuoted();
  expect((await api.actAsClient('client', reference, 'quote/accept')).statusCode).toBe(200);
  expect((await api.actAsConsultant(reference, 'transitions', { to: 'in_progress' })).statusCode).toBe(200);
  for (const phase of ['marketing', 'technical', 'administrative', 'financial'])
    expect((await api.actAsConsultant(reference, 'phases', { phase, state: 'done' }, 'PATCH')).statusCode).toBe(200);
  await api.actAsConsultant(reference, 'transitions', { to: 'client_review' });
  await api.actAsClient('client', reference, 'transitions', { to: 'in_progress', note: 'أضيفوا سيناريو التصدير' });
  await api.actAsConsultant(reference, 'transitions', { to: 'client_review' });
  await api.actAsClient('client', reference, 'transitions', { to: 'delivered' });
  expect((await api.actAsClient('client', reference, 'rating', { score: 5, comment: 'عمل دقيق' })).statusCode).toBe(
    200,
  );

  const detail = await api.readAsClient('client', reference);
  expect(detail).toMatchObject({
    status: 'delivered',
    consultant: 'طارق الشريف',
    moves: [],
    rating: { score: 5, comment: 'عمل دقيق' },
  });
  expect(detail.phases).toEqual({ marketing: 'done', technical: 'done', administrative: 'done', financial: 'done' });
  expect(detail.quote).toMatchObject({ status: 'accepted', amount: 12_500 });
  const steps = detail.events.filter(({ type }) => type === 'status').map(({ to }) => to);
  expect(steps).toEqual([
    'under_review',
    'quoted',
    'accepted',
    'in_progress',
    'client_review',
    'in_progress',
    'client_review',
    'delivered',
  ]);
  expect(detail.events.map(({ type }) => type)).not.toContain('assigned');
  expect((await api.actAsClient('client', reference, 'rating', { score: 1 })).statusCode).toBe(409);
});

test('rejects a transition that is not allowed and lists the allowed ones', async () => {
  const { api, reference } = await createUnderReview();
  const response = await api.actAsConsultant(reference, 'transitions', { to: 'delivered' });
  expect(response.statusCode).toBe(409);
  const { message, allowed } = errorResponse.parse(response.json());
  expect(allowed).toEqual(['awaiting_client', 'rejected', 'cancelled']);
  expect(message).toBe('لا يمكن ذلك والطلب في حالة «قيد المراجعة». المتاح الآن: بانتظار العميل، معتذر عنه، ملغى.');
  // Quotes are sent by the administration only.
  expect((await api.actAsConsultant(reference, 'transitions', { to: 'quoted' })).statusCode).toBe(409);
  expect((await api.readAsAdmin(reference)).status).toBe('under_review');
});

test('requires a note to wait for the client, and resumes after a message of the client', async () => {
  const { api, reference } = await createUnderReview();
  const withoutNote = await api.actAsConsultant(reference, 'transitions', { to: 'awaiting_client' });
  expect(errorResponse.parse(withoutNote.json()).errors).toEqual({ note: ['اكتب ملاحظة توضح السبب'] });
  await api.actAsConsultant(reference, 'transitions', { to: 'awaiting_client', note: 'نحتاج صورة السجل التجاري' });
  const email = api.emails.at(-1);
  expect(email).toMatchObject({
    to: 'client@miqyas.example',
    subject: `تحديث على طلبك: بانتظار ردك (${reference})`,
  });
  expect(email && emailBodyText(email)).toContain('نحتاج صورة السجل التجاري');
  expect((await api.actAsClient('client', reference, 'messages', { body: 'أرسلتها لكم بالبريد' })).statusCode).toBe(
    200,
  );
  expect((await api.readAsClient('client', reference)).status).toBe('under_review');
  expect(api.emails.at(-1)).toMatchObject({
    to: 'consultant@miqyas.example',
    subject: `رسالة جديدة من العميل (${reference})`,
  });
});

test('pauses deadlines while the request waits for the client', async () => {
  const { api, reference } = await createQuoted();
  await api.actAsClient('client', reference, 'quote/accept');
  // The term starts when the first payment has arrived and the work begins.
  expect((await api.readAsAdmin(reference)).due_at).toBeNull();
  await api.actAsConsultant(reference, 'transitions', { to: 'in_progress' });
  // Ten working days from Monday noon.
  expect((await api.readAsAdmin(reference)).due_at).toBe('2026-03-16T09:00:00.000Z');
  api.wait(DAY);
  await api.actAsConsultant(reference, 'transitions', { to: 'client_review' });
  api.wait(5 * DAY);
  await api.actAsClient('client', reference, 'transitions', { to: 'in_progress', note: 'بعض التعديلات' });
  expect((await api.readAsAdmin(reference)).due_at).toBe('2026-03-19T09:00:00.000Z');
});

test('sets the time of the first reply', async () => {
  const { api, reference } = await createUnderReview();
  expect((await api.readAsAdmin(reference)).first_replied_at).toBeNull();
  api.wait(HOUR);
  await api.actAsConsultant(reference, 'messages', { body: 'بدأنا مراجعة فكرتك' });
  expect((await api.readAsAdmin(reference)).first_replied_at).toBe('2026-03-02T10:00:00.000Z');
});

test('drafts a quote as the consultant, sends it as the admin, and returns to review when it is declined', async () => {
  const { api, reference } = await createUnderReview();
  expect((await api.actAsAdmin(reference, 'quote/send')).statusCode).toBe(409);
  const bad = errorResponse.parse(
    (await api.actAsConsultant(reference, 'quote', { ...quote, amount: 0, valid_until: 'غداً' }, 'PUT')).json(),
  );
  expect(bad.errors).toEqual({ amount: ['المبلغ غير صحيح'], valid_until: ['التاريخ غير صحيح'] });
  await api.actAsConsultant(reference, 'quote', { ...quote, amount: 9000 }, 'PUT');
  await api.actAsConsultant(reference, 'quote', quote, 'PUT');
  expect((await api.readAsAdmin(reference)).quotes).toMatchObject([{ status: 'draft', amount: 12_500 }]);
  expect((await api.readAsClient('client', reference)).quote).toBeNull();
  expect(
    (await api.requestAs('consultant', 'POST', `/api/admin/requests/${reference}/quote/send`, {})).statusCode,
  ).toBe(403);

  await api.actAsAdmin(reference, 'quote/send');
  const email = api.emails.at(-1);
  expect(email).toMatchObject({ to: 'client@miqyas.example', subject: `وصلك عرض سعر لطلبك (${reference})` });
  expect(email && emailBodyText(email)).toContain('12,500\u00A0دولار، ومدة التسليم 10\u00A0أيام عمل');
  const silent = errorResponse.parse((await api.actAsClient('client', reference, 'quote/decline')).json());
  expect(silent.errors).toEqual({ note: ['اكتب ملاحظة توضح السبب'] });
  await api.actAsClient('client', reference, 'quote/decline', { note: 'المبلغ أعلى من ميزانيتنا' });
  const all = await api.readAsAdmin(reference);
  expect(all.status).toBe('under_review');
  expect(all.quotes).toMatchObject([
    {
      status: 'declined',
      sent_at: '2026-03-02T09:00:00.000Z',
      sent_by: 'نورهان سعد',
      answered_at: '2026-03-02T09:00:00.000Z',
      answered_by: 'سالم القحطاني',
      answer_note: 'المبلغ أعلى من ميزانيتنا',
    },
  ]);
  expect((await api.actAsClient('client', reference, 'quote/decline', { note: 'مرة أخرى' })).statusCode).toBe(409);
});

test('rejects the acceptance of an expired quote', async () => {
  const { api, reference } = await createQuoted();
  api.wait(40 * DAY);
  const token = await api.signIn('client@miqyas.example');
  const response = await api.post(`/api/account/requests/${reference}/quote/accept`, {}, { token });
  expect(response.statusCode).toBe(409);
  expect(errorResponse.parse(response.json()).message).toBe('انتهت صلاحية عرض السعر. راسلنا لتحديثه.');
  expect((await api.get(`/api/account/requests/${reference}`, { token })).json().data.quote.status).toBe('expired');
});

test('cancels with a reason, also after the quote is accepted, until the study is in review', async () => {
  const { api, reference } = await createQuoted();
  expect((await api.actAsClient('client', reference, 'cancel', {})).statusCode).toBe(422);
  const early = await api.submitForm('feasibility', 'client');
  expect((await api.actAsClient('client', early.reference, 'cancel', { note: 'غيّرت رأيي' })).json().data.status).toBe(
    'cancelled',
  );
  expect((await api.actAsClient('client', early.reference, 'messages', { body: 'هل من أحد؟' })).statusCode).toBe(409);
  await api.actAsClient('client', reference, 'quote/accept');
  const contracted = await api.actAsClient('client', reference, 'cancel', { note: 'غيّرت رأيي' });
  expect(contracted.json().data.status).toBe('cancelled');
  const late = await createQuoted();
  await late.api.actAsClient('client', late.reference, 'quote/accept');
  await late.api.actAsConsultant(late.reference, 'transitions', { to: 'in_progress' });
  await late.api.actAsConsultant(late.reference, 'transitions', { to: 'client_review' });
  const refused = await late.api.actAsClient('client', late.reference, 'cancel', { note: 'غيّرت رأيي' });
  expect(refused.statusCode).toBe(409);
});

test('notifies all participants and records staff actions in the audit log', async () => {
  const { api, reference } = await createQuoted();
  const notificationsOf = async (person: 'client' | 'consultant' | 'admin') =>
    z
      .array(notification)
      .parse((await api.requestAs(person, 'GET', '/api/account/notifications')).json().data)
      .filter(({ body }) => body.includes(reference));
  expect((await notificationsOf('client')).map(({ kind, link }) => [kind, link])).toEqual([
    ['quote', `/dashboard/requests/${reference}?at=quote`],
    ['status', `/dashboard/requests/${reference}`],
  ]);
  expect((await notificationsOf('consultant')).map(({ kind }) => kind)).toEqual(['assignment']);
  expect((await notificationsOf('admin')).map(({ kind, link }) => [kind, link])).toEqual([
    ['quote', `/admin/feasibility-requests/${reference}?at=quote`],
    // The new request.
    ['status', `/admin/feasibility-requests/${reference}`],
  ]);
  const audit = z
    .array(auditEntry)
    .parse((await api.requestAs('admin', 'GET', `/api/admin/audit?record=${reference}&_sort=id`)).json());
  expect(audit.map(({ actor_name, action }) => [actor_name, action])).toEqual([
    ['نورهان سعد', 'request.assigned'],
    ['طارق الشريف', 'request.status'],
    ['طارق الشريف', 'request.quote'],
    ['نورهان سعد', 'request.quote'],
    ['نورهان سعد', 'request.status'],
  ]);
});

test('adds one message for repeated requests with one key', async () => {
  const { api, reference } = await createUnderReview();
  const headers = { 'idempotency-key': 'one-message-only' };
  const send = () =>
    api.post(`/api/account/requests/${reference}/messages`, { body: 'مرحباً' }, { token: api.tokens.client, headers });
  const [first, second] = await Promise.all([send(), send()]);
  expect(second.json()).toEqual(first.json());
  expect((await api.readAsClient('client', reference)).messages).toHaveLength(1);
});
