import { adminStats, requestStatuses } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DAY } from '../../clock.ts';
import { accounts, createRequestApi } from '../../testing/request-api.ts';
import { addRequest, createApiWithoutRequests } from '../../testing/stats-api.ts';

test('days start and end at midnight in Riyadh', async () => {
  const api = await createApiWithoutRequests();
  await addRequest(api, { created_at: '2026-03-01T21:00:00.000Z' });
  await addRequest(api, { created_at: '2026-03-01T20:59:59.999Z', kind: 'consultation' });
  await addRequest(api, { created_at: '2026-02-23T21:00:00.000Z', kind: 'feasibility' });
  await addRequest(api, { created_at: '2026-02-23T20:59:59.999Z' });
  await addRequest(api, { created_at: '2026-01-31T21:00:00.000Z' });
  await addRequest(api, { created_at: '2026-01-31T20:59:59.999Z' });
  await addRequest(api, { created_at: '2026-03-02T08:00:00.000Z', is_spam: 1 });
  const { arrived, period } = await api.stats('?days=7');
  expect(arrived.today).toMatchObject({ from: '2026-03-01T21:00:00.000Z', contact: 1, total: 1 });
  expect(arrived.last_7_days).toMatchObject({
    from: '2026-02-23T21:00:00.000Z',
    contact: 1,
    consultation: 1,
    feasibility: 1,
    total: 3,
  });
  expect(arrived.last_30_days).toMatchObject({ from: '2026-01-31T21:00:00.000Z', contact: 3, total: 5 });
  expect(period).toMatchObject({ days: 7, from: '2026-02-23T21:00:00.000Z' });
  expect(
    period.trend.map(({ date, contact, consultation, feasibility }) => [date, contact, consultation, feasibility]),
  ).toEqual([
    ['2026-02-24', 0, 0, 1],
    ['2026-02-25', 0, 0, 0],
    ['2026-02-26', 0, 0, 0],
    ['2026-02-27', 0, 0, 0],
    ['2026-02-28', 0, 0, 0],
    ['2026-03-01', 0, 1, 0],
    ['2026-03-02', 1, 0, 0],
  ]);
});

test('a count equals the total of the matching list', async () => {
  const api = await createRequestApi();
  const { arrived } = adminStats.parse((await api.requestAs('admin', 'GET', '/api/admin/stats')).json());
  const list = await api.requestAs(
    'admin',
    'GET',
    `/api/admin/feasibility-requests?is_spam=false&created_at_gte=${arrived.last_30_days.from}&_limit=1`,
  );
  expect(Number(list.headers['x-total-count'])).toBe(arrived.last_30_days.feasibility);
});

test('accepts only the four periods', async () => {
  const { requestAs, stats } = await createApiWithoutRequests();
  for (const days of [7, 30, 90, 365]) expect((await stats(`?days=${days}`)).period.trend).toHaveLength(days);
  expect((await requestAs('admin', 'GET', '/api/admin/stats?days=31')).statusCode).toBe(422);
});

test('stages count the requests now in a status and those that ever reached it', async () => {
  const api = await createApiWithoutRequests();
  const { reference } = await api.submitForm('consultation', 'client');
  const second = await api.submitForm('consultation', 'client');
  await api.submitForm('consultation', 'client');
  await addRequest(api, { kind: 'consultation', created_at: '2026-01-15T09:00:00.000Z' });
  for (const one of [reference, second.reference]) await api.actAsAdmin(one, 'transitions', { to: 'under_review' });
  // Reaching a status twice counts once.
  await api.actAsAdmin(reference, 'transitions', { to: 'awaiting_client', note: 'ما رأس المال؟' });
  await api.actAsClient('client', reference, 'messages', { body: 'مليون' });
  await api.actAsAdmin(reference, 'transitions', { to: 'rejected', note: 'خارج نطاقنا' });
  const { stages } = (await api.stats('?days=7')).period;
  expect(stages.consultation.map(({ status }) => status)).toEqual([...requestStatuses.consultation]);
  const found = Object.fromEntries(stages.consultation.map(({ status, now, reached }) => [status, [now, reached]]));
  expect(found).toEqual({
    new: [1, 3],
    under_review: [1, 2],
    awaiting_client: [0, 1],
    scheduled: [0, 0],
    completed: [0, 0],
    rejected: [1, 1],
    cancelled: [0, 0],
  });
});

test('groups requests by the sector of their source page or study', async () => {
  const api = await createApiWithoutRequests();
  const study = await api.db
    .selectFrom('studies')
    .innerJoin('sectors', 'sectors.id', 'studies.sector_id')
    .select(['studies.id', 'studies.slug', 'sectors.slug as sector'])
    .where('sectors.slug', '=', 'energy')
    .executeTakeFirstOrThrow();
  const industrial = await api.db
    .selectFrom('sectors')
    .select('id')
    .where('slug', '=', 'industrial')
    .executeTakeFirstOrThrow();
  const sources = [
    '/contact?tab=feasibility&sector=industrial',
    `/sectors/${industrial.id}`,
    '/sectors/industrial',
    `/contact?tab=feasibility&study=${encodeURIComponent(study.slug)}`,
    `/studies/${study.id}`,
    '/contact?tab=feasibility',
    '/contact?sector=no-such-sector',
    '/sectors/%E0%A4%A',
    '//',
    '',
  ];
  for (const source_path of sources) await addRequest(api, { kind: 'feasibility', source_path });
  await addRequest(api, { source_path: '/contact?sector=industrial' });
  const { sectors } = (await api.stats()).period;
  expect(
    sectors.map(({ sector, contact, feasibility, total }) => [sector?.slug ?? null, contact, feasibility, total]),
  ).toEqual([
    ['industrial', 1, 3, 4],
    ['energy', 0, 2, 2],
    [null, 0, 5, 5],
  ]);
});

test('groups requests by the page that led to them, with those that became work', async () => {
  const api = await createApiWithoutRequests();
  const { name_ar } = await api.db
    .selectFrom('services')
    .select('name_ar')
    .where('slug', '=', 'feasibility')
    .executeTakeFirstOrThrow();
  const service = { kind: 'feasibility', source_path: '/contact?tab=feasibility&service=feasibility' } as const;
  await addRequest(api, { ...service, status: 'quoted' });
  const accepted = await addRequest(api, { ...service, status: 'accepted' });
  const scheduled = await addRequest(api, { ...service, kind: 'consultation', status: 'scheduled' });
  await addRequest(api, { ...service, status: 'accepted', is_spam: 1 });
  await addRequest(api, { source_path: '/about', status: 'in_progress' });
  await addRequest(api, { source_path: '/contact?calculation=abc', kind: 'feasibility' });
  await addRequest(api, { source_path: '' });
  expect((await api.stats()).period.pages).toEqual([
    { page: '/services/feasibility', title: name_ar, contact: 0, consultation: 1, feasibility: 2, total: 3, agreed: 2 },
    { page: '/about', title: null, contact: 1, consultation: 0, feasibility: 0, total: 1, agreed: 0 },
    { page: '/tools/feasibility', title: null, contact: 0, consultation: 0, feasibility: 1, total: 1, agreed: 0 },
    { page: '', title: null, contact: 1, consultation: 0, feasibility: 0, total: 1, agreed: 0 },
  ]);
  const list = z.array(z.object({ reference: z.string() }));
  const listed = await api.requestAs(
    'admin',
    'GET',
    '/api/admin/requests?view=all&source_page=/services/feasibility&agreed=true&_sort=id',
  );
  expect(list.parse(listed.json())).toMatchObject([
    { reference: accepted.reference },
    { reference: scheduled.reference },
  ]);
});

test('sums the requests of the pages after the tenth', async () => {
  const api = await createApiWithoutRequests();
  for (let page = 1; page <= 12; page += 1) await addRequest(api, { source_path: `/page-${page}` });
  await addRequest(api, { source_path: '' });
  const pages = (await api.stats()).period.pages ?? [];
  expect(pages.length).toBe(11);
  expect(pages.at(-1)).toMatchObject({ page: '', total: 3 });
});

test('the first reply time is the median in working hours', async () => {
  const api = await createApiWithoutRequests();
  // Thursday 16:00 in Riyadh, first reply on Sunday at 10:00: two working hours.
  await addRequest(api, {
    created_at: '2026-02-26T13:00:00.000Z',
    first_reply_due_at: '2026-03-01T13:00:00.000Z',
    first_replied_at: '2026-03-01T07:00:00.000Z',
  });
  await addRequest(api, {
    created_at: '2026-03-01T06:00:00.000Z',
    first_reply_due_at: '2026-03-01T14:00:00.000Z',
    first_replied_at: '2026-03-01T06:30:00.000Z',
  });
  await addRequest(api, {
    created_at: '2026-03-01T06:00:00.000Z',
    first_reply_due_at: '2026-03-01T14:00:00.000Z',
    first_replied_at: '2026-03-02T08:00:00.000Z',
  });
  await addRequest(api, {
    created_at: '2026-03-01T06:00:00.000Z',
    kind: 'feasibility',
    first_replied_at: '2026-03-01T10:00:00.000Z',
  });
  await addRequest(api, { created_at: '2026-03-01T06:00:00.000Z' });
  const { first_reply } = (await api.stats()).period;
  expect(first_reply.contact).toEqual({ answered: 3, median_hours: 2, in_time: 66.7 });
  expect(first_reply.feasibility).toEqual({ answered: 1, median_hours: 4, in_time: 100 });
  expect(first_reply.all).toEqual({ answered: 4, median_hours: 3, in_time: 75 });
  expect(first_reply.consultation).toEqual({ answered: 0, median_hours: null, in_time: null });
});

test('lists overdue requests, longest overdue first', async () => {
  const api = await createApiWithoutRequests();
  const consultant = await api.db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('email', '=', accounts.consultant)
    .executeTakeFirstOrThrow();
  const soon = await addRequest(api, { first_reply_due_at: '2026-03-02T08:00:00.000Z' });
  const late = await addRequest(api, {
    kind: 'feasibility',
    status: 'in_progress',
    first_replied_at: '2026-02-01T09:00:00.000Z',
    first_reply_due_at: '2026-01-30T09:00:00.000Z',
    due_at: '2026-02-20T09:00:00.000Z',
    assignee_id: consultant.id,
  });
  const past = { first_reply_due_at: '2026-02-01T09:00:00.000Z' };
  await addRequest(api, { first_reply_due_at: '2026-03-02T10:00:00.000Z' });
  await addRequest(api, { ...past, is_spam: 1 });
  await addRequest(api, { ...past, archived_at: '2026-02-02T09:00:00.000Z' });
  await addRequest(api, { ...past, status: 'closed' });
  await addRequest(api, { ...past, kind: 'consultation', status: 'awaiting_client' });
  await addRequest(api, { ...past, first_replied_at: '2026-02-01T08:00:00.000Z' });
  const { open, overdue } = await api.stats();
  expect(overdue).toEqual([
    {
      reference: late.reference,
      kind: 'feasibility',
      name: 'سالم',
      status: 'in_progress',
      awaits: 'delivery',
      due_at: '2026-02-20T09:00:00.000Z',
      assignee_name: consultant.name,
    },
    {
      reference: soon.reference,
      kind: 'contact',
      name: 'سالم',
      status: 'new',
      awaits: 'first_reply',
      due_at: '2026-03-02T08:00:00.000Z',
      assignee_name: null,
    },
  ]);
  expect(open).toEqual({
    contact: 3,
    consultation: 1,
    feasibility: 1,
    total: 5,
    unassigned: 4,
    with_unread_messages: 0,
    overdue: 2,
  });
  for (let index = 0; index < 12; index += 1) await addRequest(api, { first_reply_due_at: '2026-03-01T08:00:00.000Z' });
  const more = await api.stats();
  expect([more.overdue.length, more.open.overdue]).toEqual([10, 14]);
});

test('counts unassigned, unread and overdue requests as they change', async () => {
  const api = await createApiWithoutRequests();
  const { reference } = await api.submitForm('feasibility', 'client');
  await api.actAsClient('client', reference, 'messages', { body: 'هل وصل الطلب؟' });
  await api.actAsClient('client', reference, 'messages', { body: 'بانتظاركم' });
  expect((await api.stats()).open).toMatchObject({
    feasibility: 1,
    total: 1,
    unassigned: 1,
    with_unread_messages: 1,
    overdue: 0,
  });
  api.wait(3 * DAY);
  expect((await api.stats()).open.overdue).toBe(1);
  await api.actAsAdmin(reference, 'read');
  await api.actAsAdmin(reference, 'assign', { assignee_id: 2 });
  await api.actAsAdmin(reference, 'messages', { body: 'وصل، شكراً' });
  expect((await api.stats()).open).toMatchObject({ total: 1, unassigned: 0, with_unread_messages: 0, overdue: 0 });
});
