import { adminRequest, adminSummary, errorResponse, type AdminRequest } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DAY, HOUR } from '../../../clock.ts';
import { SITE_ORIGIN } from '../../../testing/test-app.ts';
import { addRequest, createApiWithoutRequests } from '../../../testing/stats-api.ts';

const ADMIN_ID = 1;
const CONSULTANT_ID = 2;
type InboxApi = Awaited<ReturnType<typeof createApiWithoutRequests>>;

const listOf = async (api: InboxApi, query: string): Promise<AdminRequest[]> =>
  z.array(adminRequest).parse((await api.requestAs('admin', 'GET', `/api/admin/requests?${query}`)).json());
const referencesOf = async (api: InboxApi, query: string) => (await listOf(api, query)).map((row) => row.reference);
const summaryOf = async (api: InboxApi) =>
  adminSummary.parse((await api.requestAs('admin', 'GET', '/api/admin/summary')).json());

test('lists the requests of all three kinds in one order, with the total of all pages', async () => {
  const api = await createApiWithoutRequests();
  const references: string[] = [];
  for (const kind of ['contact', 'consultation', 'feasibility', 'contact'] as const) {
    references.unshift((await api.submitForm(kind)).reference);
    api.wait(HOUR);
  }
  const response = await api.requestAs(
    'admin',
    'GET',
    '/api/admin/requests?_sort=created_at&_order=desc&_page=2&_limit=2',
  );
  expect(
    z
      .array(adminRequest)
      .parse(response.json())
      .map(({ reference }) => reference),
  ).toEqual(references.slice(2));
  expect(response.headers['x-total-count']).toBe('4');
  expect(await referencesOf(api, 'kind=contact&kind=feasibility&_sort=reference&_order=asc')).toEqual(
    [references[3], references[0], references[1]].map(String),
  );
});

test('a row shows its title, sector, last message, unread mark and clock', async () => {
  const api = await createApiWithoutRequests();
  const { slug } = await api.db.selectFrom('sectors').select('slug').where('id', '=', 1).executeTakeFirstOrThrow();
  const sender = { name: 'سعاد', email: 'suad@example.com', subject: 'سؤال عن المدة', message: 'كم تستغرق الدراسة؟' };
  await api.post('/api/public/contact', sender, {
    headers: { referer: `${SITE_ORIGIN}/contact?sector=${slug}` },
  });
  api.wait(2 * HOUR);
  const [row] = await listOf(api, 'view=new');
  expect(row).toMatchObject({ title: 'سؤال عن المدة', is_unread: true, sector: { id: 1, slug }, last_message: null });
  // The form arrived at noon, and one working day of eight hours is promised.
  expect(row?.clock).toEqual({
    state: 'due_soon',
    awaits: 'first_reply',
    due_at: '2026-03-03T09:00:00.000Z',
    used_share: 0.25,
    paused_since: null,
  });
  expect(await referencesOf(api, 'sector_id=1')).toEqual([row?.reference]);
  expect(await referencesOf(api, 'sector_id=2')).toEqual([]);
});

test('counts the views and lists the same rows in each', async () => {
  const api = await createApiWithoutRequests();
  const late = { first_reply_due_at: '2026-03-02T08:00:00.000Z' };
  const assigned = { status: 'in_progress' as const, first_replied_at: '2026-03-01T10:00:00.000Z' };
  await addRequest(api, late);
  await addRequest(api, { first_reply_due_at: '2026-03-03T08:00:00.000Z', assignee_id: ADMIN_ID });
  await addRequest(api, {
    ...assigned,
    kind: 'feasibility',
    assignee_id: ADMIN_ID,
    due_at: '2026-03-01T12:00:00.000Z',
  });
  await addRequest(api, { ...assigned, kind: 'feasibility', assignee_id: CONSULTANT_ID, status: 'on_hold' });
  await addRequest(api, { status: 'closed' });
  await addRequest(api, { ...late, is_spam: 1 });
  await addRequest(api, { ...late, archived_at: '2026-03-01T10:00:00.000Z' });
  const { views, new_requests } = await summaryOf(api);
  expect(views).toEqual({
    all: 5,
    active: 4,
    mine: 2,
    unassigned: 1,
    new: 2,
    unread: 0,
    due_soon: 1,
    overdue: 2,
    waiting: 1,
    snoozed: 0,
    spam: 1,
    archived: 1,
  });
  expect(new_requests).toEqual({ contact: 2, consultation: 0, feasibility: 0 });
  for (const [view, count] of Object.entries(views))
    expect(await referencesOf(api, `view=${view}`), view).toHaveLength(count);
});

test('the summary counts articles and studies that are drafts or scheduled', async () => {
  const api = await createApiWithoutRequests();
  const before = (await summaryOf(api)).unpublished;
  const body = { title_ar: 'مسودة', sector_id: 4, year: 2026 };
  const added = await api.requestAs('admin', 'POST', '/api/admin/studies', body);
  expect(added.statusCode).toBe(201);
  expect((await summaryOf(api)).unpublished).toEqual({
    articles: before?.articles,
    studies: (before?.studies ?? 0) + 1,
  });
});

test('a request is unread for each person until that person opens it or acts on it', async () => {
  const api = await createApiWithoutRequests();
  const { reference } = await api.submitForm('consultation', 'client');
  expect((await summaryOf(api)).views.unread).toBe(1);
  await api.actAsAdmin(reference, 'assign', { assignee_id: CONSULTANT_ID });
  expect(await referencesOf(api, 'view=unread')).toEqual([]);
  api.wait(HOUR);
  await api.actAsClient('client', reference, 'messages', { body: 'هل من جديد؟' });
  expect(await referencesOf(api, 'unread=true')).toEqual([reference]);
  // The consultant reads it. The administrator has still not seen it.
  await api.actAsConsultant(reference, 'read');
  expect(await referencesOf(api, 'view=unread')).toEqual([reference]);
  await api.actAsAdmin(reference, 'read');
  expect(await referencesOf(api, 'view=unread')).toEqual([]);
  expect(await referencesOf(api, 'unread=false')).toEqual([reference]);
});

test('the clock pauses while the request waits for its client, and runs late after the deadline', async () => {
  const api = await createApiWithoutRequests();
  const { reference } = await api.submitForm('feasibility', 'client');
  await api.actAsAdmin(reference, 'transitions', { to: 'under_review' });
  const clock = async () => (await listOf(api, ''))[0]?.clock;
  expect(await clock()).toMatchObject({ state: 'running', awaits: 'first_reply', used_share: 0 });
  api.wait(4 * DAY);
  expect(await clock()).toMatchObject({ state: 'overdue' });
  expect((await clock())?.used_share).toBeGreaterThan(1);
  await api.actAsAdmin(reference, 'transitions', { to: 'awaiting_client', note: 'ما رأس المال؟' });
  expect(await clock()).toMatchObject({ state: 'paused', paused_since: '2026-03-06T09:00:00.000Z' });
  expect(await referencesOf(api, 'clock=paused&clock=overdue')).toEqual([reference]);
  expect(await referencesOf(api, 'clock=running')).toEqual([]);
});

test('finds the requests that ever reached a status', async () => {
  const api = await createApiWithoutRequests();
  const { reference } = await api.submitForm('consultation', 'client');
  await api.submitForm('consultation', 'client');
  await api.actAsAdmin(reference, 'transitions', { to: 'under_review' });
  await api.actAsAdmin(reference, 'transitions', { to: 'rejected', note: 'خارج نطاقنا' });
  expect(await referencesOf(api, 'reached=under_review')).toEqual([reference]);
  expect(await referencesOf(api, 'reached=new')).toHaveLength(2);
});

test('refuses views, clock states and stages that do not exist', async () => {
  const api = await createApiWithoutRequests();
  for (const parameter of ['view', 'clock', 'unread', 'reached']) {
    const response = await api.requestAs('admin', 'GET', `/api/admin/requests?${parameter}=sideways`);
    expect(response.statusCode).toBe(422);
    expect(errorResponse.parse(response.json()).errors?.[parameter]).toEqual(['اختر قيمة من القائمة']);
  }
});

test('one bulk request acts on requests of several kinds', async () => {
  const api = await createApiWithoutRequests();
  for (const kind of ['contact', 'feasibility'] as const) await api.submitForm(kind);
  const ids = (await listOf(api, '')).map(({ id }) => id);
  const response = await api.requestAs('admin', 'POST', '/api/admin/requests/bulk', {
    action: 'archive',
    is_archived: true,
    ids: [...ids, 999_999],
  });
  expect(response.json()).toMatchObject({ done: 2, failed: 1 });
  expect(await referencesOf(api, 'view=archived')).toHaveLength(2);
});
