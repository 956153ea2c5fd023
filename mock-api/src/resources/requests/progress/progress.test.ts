import { errorResponse, staffRequestDetail } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { DAY } from '../../../clock.ts';
import { createRequestApi } from '../../../testing/request-api.ts';

const CONSULTANT_ID = 2;
const quote = { amount: 9000, delivery_days: 20, scope: 'دراسة كاملة', valid_until: '2026-03-31T09:00:00.000Z' };

/** A study of the client that the consultant reviews. */
const createUnderReview = async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('feasibility', 'client');
  await api.actAsAdmin(reference, 'assign', { assignee_id: CONSULTANT_ID });
  await api.actAsConsultant(reference, 'transitions', { to: 'under_review' });
  return { api, reference };
};

const createInPreparation = async () => {
  const { api, reference } = await createUnderReview();
  await api.actAsConsultant(reference, 'quote', quote, 'PUT');
  await api.actAsAdmin(reference, 'quote/send');
  await api.actAsClient('client', reference, 'quote/accept');
  await api.actAsConsultant(reference, 'transitions', { to: 'in_progress' });
  return { api, reference };
};

test('asks the client a question with a due date, and forgets both when the client responds', async () => {
  const { api, reference } = await createUnderReview();
  const past = await api.actAsConsultant(reference, 'transitions', {
    to: 'awaiting_client',
    note: 'أرسل عقد الأرض',
    answer_due_at: '2026-03-01T09:00:00.000Z',
  });
  expect(errorResponse.parse(past.json()).errors).toEqual({ answer_due_at: ['اختر موعداً في المستقبل'] });
  await api.actAsConsultant(reference, 'transitions', {
    to: 'awaiting_client',
    note: 'أرسل عقد الأرض',
    answer_due_at: '2026-03-10T09:00:00.000Z',
  });
  expect(await api.readAsClient('client', reference)).toMatchObject({
    question: 'أرسل عقد الأرض',
    answer_due_at: '2026-03-10T09:00:00.000Z',
    next_step: { code: 'answer', by: 'client', at: '2026-03-10T09:00:00.000Z' },
  });
  await api.actAsConsultant(reference, 'answer-due', { answer_due_at: '2026-03-12T09:00:00.000Z' }, 'PUT');
  expect((await api.readAsClient('client', reference)).answer_due_at).toBe('2026-03-12T09:00:00.000Z');
  await api.actAsClient('client', reference, 'messages', { body: 'هذا هو العقد' });
  expect(await api.readAsClient('client', reference)).toMatchObject({
    status: 'under_review',
    question: '',
    answer_due_at: null,
    next_step: { code: 'quote', by: 'us' },
  });
  expect((await api.actAsConsultant(reference, 'answer-due', { answer_due_at: null }, 'PUT')).statusCode).toBe(409);
});

test('shows a client until when the first reply is due, until it came', async () => {
  const { api, reference } = await createUnderReview();
  expect((await api.readAsClient('client', reference)).first_reply_due_at).toBe('2026-03-04T09:00:00.000Z');
  await api.actAsConsultant(reference, 'messages', { body: 'بدأنا المراجعة' });
  expect((await api.readAsClient('client', reference)).first_reply_due_at).toBeNull();
});

test('shows the six steps with the days on which they were reached and those expected', async () => {
  const { api, reference } = await createInPreparation();
  api.wait(DAY);
  const expected_at = '2026-03-20T09:00:00.000Z';
  const body = { step: 'your_review', expected_at };
  expect((await api.actAsConsultant(reference, 'dates', body, 'PUT')).statusCode).toBe(200);
  const { steps, due_at, next_step, timeline } = await api.readAsClient('client', reference);
  const at = '2026-03-02T09:00:00.000Z';
  // What the client chose in the form stays a field of its own.
  expect(timeline).toBe('');
  expect(steps).toEqual([
    { step: 'received', state: 'done', at, expected_at: null },
    { step: 'review', state: 'done', at, expected_at: null },
    { step: 'quote', state: 'done', at, expected_at: null },
    { step: 'preparation', state: 'current', at, expected_at: null },
    { step: 'your_review', state: 'upcoming', at: null, expected_at },
    { step: 'delivery', state: 'upcoming', at: null, expected_at: due_at },
  ]);
  expect(next_step).toEqual({ code: 'phase', by: 'us', at: expected_at, phase: 'marketing' });
  const delivery = { step: 'delivery', expected_at: '2026-04-09T09:00:00.000Z' };
  await api.actAsConsultant(reference, 'dates', delivery, 'PUT');
  expect((await api.readAsClient('client', reference)).due_at).toBe('2026-04-09T09:00:00.000Z');
  const past = await api.actAsConsultant(reference, 'dates', { ...body, expected_at: at }, 'PUT');
  expect(errorResponse.parse(past.json()).errors).toEqual({ expected_at: ['اختر موعداً في المستقبل'] });
});

test('gives each phase planned and actual dates and a note for the client', async () => {
  const { api, reference } = await createInPreparation();
  const plan = {
    phase: 'technical',
    starts_at: '2026-03-05T09:00:00.000Z',
    ends_at: '2026-03-12T09:00:00.000Z',
    note: 'وصل عرضان من ثلاثة',
  };
  await api.actAsConsultant(reference, 'phases', plan, 'PATCH');
  await api.actAsConsultant(reference, 'phases', { phase: 'technical', state: 'running' }, 'PATCH');
  const { phase_plans = [], events, next_step } = await api.readAsClient('client', reference);
  expect(phase_plans.find(({ phase }) => phase === 'technical')).toEqual({
    ...plan,
    state: 'running',
    started_at: '2026-03-02T09:00:00.000Z',
    done_at: null,
  });
  expect(phase_plans).toHaveLength(4);
  expect(next_step).toMatchObject({ code: 'phase', phase: 'technical', at: plan.ends_at });
  expect(events.filter(({ type }) => type === 'phase').map(({ to }) => to)).toEqual(['running']);
  const reversed = await api.actAsConsultant(
    reference,
    'phases',
    { phase: 'technical', ends_at: '2026-03-01T09:00:00.000Z' },
    'PATCH',
  );
  expect(errorResponse.parse(reversed.json()).errors).toEqual({ ends_at: ['تاريخ النهاية يسبق تاريخ البداية'] });
});

test('keeps the tasks of a phase from the client', async () => {
  const { api, reference } = await createInPreparation();
  await api.actAsConsultant(reference, 'tasks', { phase: 'technical', title: 'مقارنة عروض المعدات' });
  const [task] = (await api.readAsAdmin(reference)).tasks ?? [];
  expect(task).toMatchObject({ phase: 'technical', title: 'مقارنة عروض المعدات', is_done: false, due_at: null });
  const path = `tasks/${task?.id}`;
  const changed = await api.actAsConsultant(reference, path, { is_done: true, note: 'وصل عرضان' }, 'PATCH');
  expect(staffRequestDetail.parse(changed.json().data).tasks).toMatchObject([{ is_done: true, note: 'وصل عرضان' }]);
  const seen = JSON.stringify(
    await api.requestAs('client', 'GET', `/api/account/requests/${reference}`).then(({ body }) => body),
  );
  expect(seen).not.toContain('المعدات');
  expect((await api.actAsConsultant(reference, path, undefined, 'DELETE')).statusCode).toBe(200);
  expect((await api.readAsAdmin(reference)).tasks).toEqual([]);
});
