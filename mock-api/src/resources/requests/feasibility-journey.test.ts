import { auditEntry, failure, notification } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DAY, HOUR } from '../../clock.ts';
import { letterText } from '../../mail/letter.ts';
import { createRequestDesk } from '../../testing/request-desk.ts';

const quote = {
  amount: 12_500,
  delivery_days: 10,
  scope: 'دراسة تسويقية وفنية ومالية كاملة',
  valid_until: '2026-03-31T09:00:00.000Z',
};
const CONSULTANT_ID = 2;

/** A study that the consultant has begun to look at. */
const underReview = async () => {
  const desk = await createRequestDesk();
  const { reference } = await desk.open('feasibility', 'client');
  await desk.administer(reference, 'assign', { assignee_id: CONSULTANT_ID });
  expect((await desk.consult(reference, 'transitions', { to: 'under_review' })).statusCode).toBe(200);
  return { desk, reference };
};

const quoted = async () => {
  const { desk, reference } = await underReview();
  expect((await desk.consult(reference, 'quote', quote, 'PUT')).statusCode).toBe(200);
  expect((await desk.administer(reference, 'quote/send')).statusCode).toBe(200);
  return { desk, reference };
};

test('a study goes from its form to its delivery, and its client can follow each step', async () => {
  const { desk, reference } = await quoted();
  expect((await desk.own('client', reference, 'quote/accept')).statusCode).toBe(200);
  expect((await desk.consult(reference, 'transitions', { to: 'in_progress' })).statusCode).toBe(200);
  for (const phase of ['marketing', 'technical', 'administrative', 'financial'])
    expect((await desk.consult(reference, 'phases', { phase, state: 'done' }, 'PATCH')).statusCode).toBe(200);
  await desk.consult(reference, 'transitions', { to: 'client_review' });
  await desk.own('client', reference, 'transitions', { to: 'in_progress', note: 'أضيفوا سيناريو التصدير' });
  await desk.consult(reference, 'transitions', { to: 'client_review' });
  await desk.own('client', reference, 'transitions', { to: 'delivered' });
  expect((await desk.own('client', reference, 'rating', { score: 5, comment: 'عمل دقيق' })).statusCode).toBe(200);

  const seen = await desk.readOwn('client', reference);
  expect(seen).toMatchObject({
    status: 'delivered',
    consultant: 'طارق الشريف',
    moves: [],
    rating: { score: 5, comment: 'عمل دقيق' },
  });
  expect(seen.phases).toEqual({ marketing: 'done', technical: 'done', administrative: 'done', financial: 'done' });
  expect(seen.quote).toMatchObject({ status: 'accepted', amount: 12_500 });
  const steps = seen.events.filter(({ type }) => type === 'status').map(({ to }) => to);
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
  expect(seen.events.map(({ type }) => type)).not.toContain('assigned');
  expect((await desk.own('client', reference, 'rating', { score: 1 })).statusCode).toBe(409);
});

test('a move that the table does not know is refused with the ones that it knows', async () => {
  const { desk, reference } = await underReview();
  const answer = await desk.consult(reference, 'transitions', { to: 'delivered' });
  expect(answer.statusCode).toBe(409);
  const { message, allowed } = failure.parse(answer.json());
  expect(allowed).toEqual(['awaiting_client', 'rejected', 'cancelled']);
  expect(message).toBe('لا يمكن ذلك والطلب في حالة «قيد المراجعة». المتاح الآن: بانتظار العميل، معتذر عنه، ملغى.');
  // Quotes are sent by the administration only.
  expect((await desk.consult(reference, 'transitions', { to: 'quoted' })).statusCode).toBe(409);
  expect((await desk.readAll(reference)).status).toBe('under_review');
});

test('asking the client needs words, and the answer brings the request back', async () => {
  const { desk, reference } = await underReview();
  const wordless = await desk.consult(reference, 'transitions', { to: 'awaiting_client' });
  expect(failure.parse(wordless.json()).errors).toEqual({ note: ['اكتب ملاحظة توضح السبب'] });
  await desk.consult(reference, 'transitions', { to: 'awaiting_client', note: 'نحتاج صورة السجل التجاري' });
  const told = desk.mails.at(-1);
  expect(told).toMatchObject({ to: 'client@miqyas.example', subject: `تحديث على طلبك: بانتظار العميل (${reference})` });
  expect(told && letterText(told)).toContain('نحتاج صورة السجل التجاري');
  expect((await desk.own('client', reference, 'messages', { body: 'أرسلتها لكم بالبريد' })).statusCode).toBe(200);
  expect((await desk.readOwn('client', reference)).status).toBe('under_review');
  expect(desk.mails.at(-1)).toMatchObject({
    to: 'consultant@miqyas.example',
    subject: `رسالة جديدة من العميل (${reference})`,
  });
});

test('while the client is waited for, the clocks stand still', async () => {
  const { desk, reference } = await quoted();
  await desk.own('client', reference, 'quote/accept');
  // Ten working days from Monday noon.
  expect((await desk.readAll(reference)).due_at).toBe('2026-03-16T09:00:00.000Z');
  await desk.consult(reference, 'transitions', { to: 'in_progress' });
  desk.wait(DAY);
  await desk.consult(reference, 'transitions', { to: 'client_review' });
  desk.wait(5 * DAY);
  await desk.own('client', reference, 'transitions', { to: 'in_progress', note: 'بعض التعديلات' });
  expect((await desk.readAll(reference)).due_at).toBe('2026-03-19T09:00:00.000Z');
});

test('the first answer stops the clock of first replies', async () => {
  const { desk, reference } = await underReview();
  expect((await desk.readAll(reference)).first_replied_at).toBeNull();
  desk.wait(HOUR);
  await desk.consult(reference, 'messages', { body: 'بدأنا مراجعة فكرتك' });
  expect((await desk.readAll(reference)).first_replied_at).toBe('2026-03-02T10:00:00.000Z');
});

test('a quote is drafted inside, sent by the administration, and declined into another round', async () => {
  const { desk, reference } = await underReview();
  expect((await desk.administer(reference, 'quote/send')).statusCode).toBe(409);
  const bad = failure.parse(
    (await desk.consult(reference, 'quote', { ...quote, amount: 0, valid_until: 'غداً' }, 'PUT')).json(),
  );
  expect(bad.errors).toEqual({ amount: ['المبلغ غير صحيح'], valid_until: ['التاريخ غير صحيح'] });
  await desk.consult(reference, 'quote', { ...quote, amount: 9000 }, 'PUT');
  await desk.consult(reference, 'quote', quote, 'PUT');
  expect((await desk.readAll(reference)).quotes).toMatchObject([{ status: 'draft', amount: 12_500 }]);
  expect((await desk.readOwn('client', reference)).quote).toBeNull();
  expect((await desk.as('consultant', 'POST', `/api/admin/requests/${reference}/quote/send`, {})).statusCode).toBe(403);

  await desk.administer(reference, 'quote/send');
  const mail = desk.mails.at(-1);
  expect(mail).toMatchObject({ to: 'client@miqyas.example', subject: `وصلك عرض سعر لطلبك (${reference})` });
  expect(mail && letterText(mail)).toContain('12,500 دولار، ومدة التسليم 10 أيام عمل');
  await desk.own('client', reference, 'quote/decline', { note: 'المبلغ أعلى من ميزانيتنا' });
  const all = await desk.readAll(reference);
  expect(all.status).toBe('under_review');
  expect(all.quotes).toMatchObject([{ status: 'declined' }]);
  expect((await desk.own('client', reference, 'quote/decline')).statusCode).toBe(409);
});

test('a quote whose time is over cannot be accepted', async () => {
  const { desk, reference } = await quoted();
  desk.wait(40 * DAY);
  const token = await desk.signIn('client@miqyas.example');
  const answer = await desk.post(`/api/account/requests/${reference}/quote/accept`, {}, { token });
  expect(answer.statusCode).toBe(409);
  expect(failure.parse(answer.json()).message).toBe('انتهت صلاحية عرض السعر. راسلنا لتحديثه.');
  expect((await desk.get(`/api/account/requests/${reference}`, { token })).json().data.quote.status).toBe('expired');
});

test('a client cancels until the quote is accepted, with a reason', async () => {
  const { desk, reference } = await quoted();
  expect((await desk.own('client', reference, 'cancel', {})).statusCode).toBe(422);
  const early = await desk.open('feasibility', 'client');
  expect((await desk.own('client', early.reference, 'cancel', { note: 'غيّرت رأيي' })).json().data.status).toBe(
    'cancelled',
  );
  expect((await desk.own('client', early.reference, 'messages', { body: 'هل من أحد؟' })).statusCode).toBe(409);
  await desk.own('client', reference, 'quote/accept');
  const late = await desk.own('client', reference, 'cancel', { note: 'غيّرت رأيي' });
  expect(late.statusCode).toBe(409);
  expect(failure.parse(late.json()).message).toBe('لا يمكن تغيير حالة الطلب وهو في حالة «عرض مقبول».');
});

test('everybody concerned finds a notification, and what staff did is in the audit log', async () => {
  const { desk, reference } = await quoted();
  const told = async (person: 'client' | 'consultant' | 'admin') =>
    z
      .array(notification)
      .parse((await desk.as(person, 'GET', '/api/account/notifications')).json().data)
      .filter(({ body }) => body.includes(reference));
  expect((await told('client')).map(({ kind, link }) => [kind, link])).toEqual([
    ['quote', `/dashboard/requests/${reference}`],
    ['status', `/dashboard/requests/${reference}`],
  ]);
  expect((await told('consultant')).map(({ kind }) => kind)).toEqual(['assignment']);
  expect((await told('admin')).map(({ kind, link }) => [kind, link])).toEqual([
    ['quote', `/admin/feasibility-requests/${reference}`],
  ]);
  const audit = z
    .array(auditEntry)
    .parse((await desk.as('admin', 'GET', `/api/admin/audit?record=${reference}&_sort=id`)).json());
  expect(audit.map(({ actor_name, action }) => [actor_name, action])).toEqual([
    ['نورهان سعد', 'request.assigned'],
    ['طارق الشريف', 'request.status'],
    ['طارق الشريف', 'request.quote'],
    ['نورهان سعد', 'request.quote'],
    ['نورهان سعد', 'request.status'],
  ]);
});

test('one key is one change, however often it comes', async () => {
  const { desk, reference } = await underReview();
  const headers = { 'idempotency-key': 'one-message-only' };
  const send = () =>
    desk.post(`/api/account/requests/${reference}/messages`, { body: 'مرحباً' }, { token: desk.tokens.client, headers });
  const [first, second] = await Promise.all([send(), send()]);
  expect(second.json()).toEqual(first.json());
  expect((await desk.readOwn('client', reference)).messages).toHaveLength(1);
});
