import {
  accountSummary,
  clientRequest,
  consultantSummary,
  dashboardFile,
  dashboardMessage,
  errorResponse,
  paged,
  staffRequestDetail,
} from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { DAY } from '../../clock.ts';
import { accounts, createRequestApi, type RequestApi } from '../../testing/request-api.ts';

const CONSULTANT_ID = 2;
const quote = { amount: 12_500, delivery_days: 20, scope: 'دراسة كاملة', valid_until: '2026-03-12T09:00:00.000Z' };

/** The API without the requests of the seed. */
const createEmptyDashboard = async (): Promise<RequestApi> => {
  const api = await createRequestApi();
  for (const name of ['requests', 'notifications'] as const) await api.db.deleteFrom(name).execute();
  return api;
};

const addReviewed = async (api: RequestApi, kind: 'consultation' | 'feasibility') => {
  const { reference } = await api.submitForm(kind, 'client');
  await api.actAsAdmin(reference, 'assign', { assignee_id: CONSULTANT_ID });
  await api.actAsConsultant(reference, 'transitions', { to: 'under_review' });
  return reference;
};

const addQuoted = async (api: RequestApi) => {
  const reference = await addReviewed(api, 'feasibility');
  await api.actAsConsultant(reference, 'quote', quote, 'PUT');
  await api.actAsAdmin(reference, 'quote/send');
  return reference;
};

/** A quote, a question, an appointment and a rating that wait for the client. */
const addWaiting = async (api: RequestApi) => {
  const quoted = await addQuoted(api);
  const asked = await addReviewed(api, 'feasibility');
  await api.actAsConsultant(asked, 'transitions', {
    to: 'awaiting_client',
    note: 'أرسل عقد الأرض',
    answer_due_at: '2026-03-08T09:00:00.000Z',
  });
  const scheduled = await addReviewed(api, 'consultation');
  const appointment = {
    to: 'scheduled',
    appointment_at: '2026-03-04T12:00:00.000Z',
    link: 'https://meet.example.com/a',
  };
  await api.actAsConsultant(scheduled, 'transitions', appointment);
  const completed = await addReviewed(api, 'consultation');
  await api.actAsConsultant(completed, 'transitions', { ...appointment, to: 'scheduled' });
  await api.actAsConsultant(completed, 'transitions', { to: 'completed' });
  return { quoted, asked, scheduled, completed };
};

const summaryOf = async (api: RequestApi, person: 'client' | 'otherClient' = 'client') =>
  accountSummary.parse((await api.requestAs(person, 'GET', '/api/account/summary')).json().data);

const listOf = async (api: RequestApi, query: string) =>
  paged(clientRequest).parse((await api.requestAs('client', 'GET', `/api/account/requests?${query}`)).json());

test('shows a client in one response what is required, by date, with amount, question and link', async () => {
  const api = await createEmptyDashboard();
  const { quoted, asked, scheduled, completed } = await addWaiting(api);
  const summary = await summaryOf(api);
  expect(summary.required).toEqual([
    expect.objectContaining({
      kind: 'appointment',
      reference: scheduled,
      at: '2026-03-04T12:00:00.000Z',
      link: 'https://meet.example.com/a',
    }),
    expect.objectContaining({
      kind: 'question',
      reference: asked,
      text: 'أرسل عقد الأرض',
      at: '2026-03-08T09:00:00.000Z',
    }),
    expect.objectContaining({ kind: 'quote', reference: quoted, amount: 12_500, at: quote.valid_until }),
    expect.objectContaining({ kind: 'rating', reference: completed, at: null }),
  ]);
  expect(summary.required_total).toBe(4);
  expect(summary.requests).toEqual({
    active: { contact: 0, consultation: 1, feasibility: 2 },
    closed: { contact: 0, consultation: 1, feasibility: 0 },
  });
  expect(summary.required[2]?.title).toBe('مصنع لتعبئة التمور وتصديرها');
  expect(await summaryOf(api, 'otherClient')).toMatchObject({ required: [], required_total: 0 });
});

test('names the documents that open requests still wait for, the earliest first', async () => {
  const api = await createEmptyDashboard();
  const later = await addReviewed(api, 'feasibility');
  const sooner = await addReviewed(api, 'feasibility');
  const ask = async (reference: string, ...items: { title: string; due_at?: string }[]) =>
    staffRequestDetail.parse((await api.actAsAdmin(reference, 'checklist', { items })).json()).checklist ?? [];
  await ask(later, { title: 'السجل التجاري' });
  const due_at = '2026-03-08T09:00:00.000Z';
  const [first] = await ask(sooner, { title: 'صك الأرض' }, { title: 'رخصة البناء', due_at });
  expect((await summaryOf(api)).documents).toEqual([
    expect.objectContaining({ reference: sooner, documents: ['رخصة البناء', 'صك الأرض'], due_at }),
    expect.objectContaining({ reference: later, documents: ['السجل التجاري'], due_at: null }),
  ]);
  await api.actAsAdmin(sooner, `checklist/${first?.id}`, { state: 'accepted' }, 'PATCH');
  await api.actAsClient('client', later, 'cancel', { note: 'أجّلنا المشروع' });
  expect((await summaryOf(api)).documents?.map(({ documents }) => documents)).toEqual([['رخصة البناء']]);
  expect((await summaryOf(api, 'otherClient')).documents).toEqual([]);
});

test('no longer requires an expired quote, a past appointment and a given rating', async () => {
  const api = await createEmptyDashboard();
  const { asked, completed } = await addWaiting(api);
  await api.actAsClient('client', completed, 'rating', { score: 5 });
  api.wait(11 * DAY);
  // The session of the client has ended in the meantime.
  const later = await api.get('/api/account/summary', { token: await api.signIn(accounts.client) });
  expect(accountSummary.parse(later.json().data).required.map(({ reference }) => reference)).toEqual([asked]);
});

test('counts unread messages and notifications over all requests', async () => {
  const api = await createEmptyDashboard();
  const [one, two] = [await addReviewed(api, 'feasibility'), await addReviewed(api, 'consultation')];
  for (const reference of [one, two]) await api.actAsConsultant(reference, 'messages', { body: 'رسالة' });
  const before = await summaryOf(api);
  expect(before.unread_messages).toBe(2);
  await api.actAsClient('client', one, 'read');
  expect(await summaryOf(api)).toMatchObject({ unread_messages: 1, unread_notifications: before.unread_notifications });
});

test('sorts own requests by the date of the next step and shows that step, the last message and the quote', async () => {
  const api = await createEmptyDashboard();
  const { quoted, asked, scheduled, completed } = await addWaiting(api);
  await api.actAsConsultant(quoted, 'messages', { body: 'أرسلنا العرض' });
  const { data } = await listOf(api, 'sort=due&state=required');
  expect(data.map(({ reference }) => reference)).toEqual([scheduled, asked, quoted, completed]);
  expect(data[2]).toMatchObject({
    next_step: { code: 'quote_answer', by: 'client', at: quote.valid_until },
    last_message: { author_name: 'طارق الشريف', is_from_client: false, excerpt: 'أرسلنا العرض' },
    quote: { amount: 12_500, status: 'sent' },
    unread_messages: 1,
  });
  expect((await listOf(api, 'sort=reference')).data.map(({ reference }) => reference)).toEqual(
    [quoted, asked, scheduled, completed].toSorted().toReversed(),
  );
});

test.each(['sort=colour', 'state=lost', 'kind=letter', 'status=gone'])(
  'refuses the unknown value in ?%s',
  async (query) => {
    const api = await createEmptyDashboard();
    const response = await api.requestAs('client', 'GET', `/api/account/requests?${query}`);
    expect(response.statusCode).toBe(422);
    expect(Object.values(errorResponse.parse(response.json()).errors ?? {})).toEqual([['اختر قيمة من القائمة']]);
  },
);

test('gives a consultant the number of each view, own figures and the calendar of the week', async () => {
  const api = await createEmptyDashboard();
  const { completed } = await addWaiting(api);
  await api.actAsClient('client', completed, 'rating', { score: 4 });
  const { reference } = await api.submitForm('feasibility', 'client');
  await api.actAsAdmin(reference, 'assign', { assignee_id: CONSULTANT_ID });
  const { data } = (await api.requestAs('consultant', 'GET', '/api/consultant/summary')).json();
  const { views, figures, week } = consultantSummary.parse(data);
  expect(views).toMatchObject({ all: 5, active: 4, waiting: 1, new: 1, overdue: 0 });
  for (const [view, count] of Object.entries(views)) {
    const list = await api.requestAs('consultant', 'GET', `/api/consultant/requests?view=${view}`);
    expect([view, list.json().meta.total]).toEqual([view, count]);
  }
  expect(figures).toEqual({
    days: 30,
    open: 4,
    delivered: 1,
    on_time: 1,
    first_reply_hours: 0,
    rating_average: 4,
    ratings: 1,
  });
  expect(week.map(({ date }) => date)[0]).toBe('2026-03-02');
  expect(week.filter(({ appointments }) => appointments > 0)).toMatchObject([{ date: '2026-03-04', appointments: 1 }]);
});

test('lists messages of all requests, newest first, and only those of the other side when unread', async () => {
  const api = await createEmptyDashboard();
  const [one, two] = [await addReviewed(api, 'feasibility'), await addReviewed(api, 'consultation')];
  await api.actAsConsultant(one, 'messages', { body: 'الأولى' });
  await api.actAsConsultant(two, 'messages', { body: 'الثانية' });
  await api.actAsClient('client', two, 'messages', { body: 'ردي' });
  const messages = async (query = '') =>
    paged(dashboardMessage).parse((await api.requestAs('client', 'GET', `/api/account/messages?${query}`)).json());
  const all = await messages('per_page=2');
  expect(all.data.map(({ body, reference, is_from_client }) => [body, reference, is_from_client])).toEqual([
    ['ردي', two, true],
    ['الثانية', two, false],
  ]);
  expect(all.meta).toMatchObject({ total: 3, last_page: 2 });
  expect((await messages('unread=1')).data.map(({ body }) => body)).toEqual(['الثانية', 'الأولى']);
  const assigned = await api.requestAs('consultant', 'GET', '/api/consultant/messages?from=client');
  expect(
    paged(dashboardMessage)
      .parse(assigned.json())
      .data.map(({ body }) => body),
  ).toEqual(['ردي']);
  const others = await api.requestAs('otherClient', 'GET', '/api/account/messages');
  expect(others.json().data).toEqual([]);
});

test('lists the published files of all requests by side and name', async () => {
  const api = await createEmptyDashboard();
  const reference = await addReviewed(api, 'feasibility');
  const { id } = await api.db.selectFrom('requests').select('id').executeTakeFirstOrThrow();
  const file = { request_id: id, size: 1, mime: 'application/pdf', version: 1, at: '2026-03-02T09:00:00.000Z' };
  await api.db
    .insertInto('request_files')
    .values([
      { ...file, name: 'العقد.pdf', direction: 'from_client', stored_name: 'a', published_at: file.at },
      { ...file, name: 'الدراسة.pdf', direction: 'from_us', stored_name: 'b', published_at: file.at },
      { ...file, name: 'مسودة.pdf', direction: 'from_us', stored_name: 'c', published_at: null },
    ])
    .execute();
  const files = async (query: string) =>
    paged(dashboardFile)
      .parse((await api.requestAs('client', 'GET', `/api/account/files?${new URLSearchParams(query)}`)).json())
      .data.map((one) => [one.reference, one.file.name]);
  expect(await files('')).toEqual([
    [reference, 'الدراسة.pdf'],
    [reference, 'العقد.pdf'],
  ]);
  expect(await files('direction=from_client')).toEqual([[reference, 'العقد.pdf']]);
  for (const q of ['الدراسة', 'دراسه', 'دراستنا', 'PDF دراسات', 'دراصة'])
    expect(
      (await files(`q=${encodeURIComponent(q)}`)).map(([, name]) => name),
      q,
    ).toContain('الدراسة.pdf');
  expect(await files('q=اسه')).toEqual([]);
});
