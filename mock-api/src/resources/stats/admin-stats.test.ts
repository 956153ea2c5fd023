import { adminStats, requestStatuses, type AdminStats } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { DAY, HOUR } from '../../clock.ts';
import type { NewRow } from '../../db/tables.ts';
import { accounts, createRequestDesk, type RequestDesk } from '../../testing/request-desk.ts';

/** A site where nobody has asked for anything yet: Monday, 2 March 2026, 12:00 in Riyadh. */
const unusedDesk = async () => {
  const desk = await createRequestDesk();
  for (const name of ['requests', 'audit_entries', 'notifications'] as const) await desk.db.deleteFrom(name).execute();
  const stats = async (query = ''): Promise<AdminStats> =>
    adminStats.parse((await desk.as('admin', 'GET', `/api/admin/stats${query}`)).json());
  return { ...desk, stats };
};

let made = 0;

const add = async (
  { db }: Pick<RequestDesk, 'db'>,
  changes: Partial<NewRow<'requests'>>,
): Promise<{ id: number; reference: string }> => {
  made += 1;
  const { created_at = '2026-03-01T09:00:00.000Z' } = changes;
  return db
    .insertInto('requests')
    .values({
      reference: `CT-2026-${String(900_000 + made)}`,
      kind: 'contact',
      status: 'new',
      status_since: created_at,
      priority: 'normal',
      is_spam: 0,
      name: 'سالم',
      email: '',
      phone: '',
      company: '',
      payload: '{}',
      source_path: '/contact',
      search: '',
      created_at,
      updated_at: created_at,
      ...changes,
    })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
};

test('the demonstration has something of everything', async () => {
  const desk = await createRequestDesk();
  const stats = adminStats.parse((await desk.as('admin', 'GET', '/api/admin/stats?days=90')).json());
  expect(stats.today).toBe('2026-03-02');
  expect(stats.arrived.last_30_days.total).toBeGreaterThan(10);
  expect(stats.overdue.length).toBeGreaterThan(0);
  expect(stats.period.sectors.length).toBeGreaterThan(4);
  expect(stats.period.first_reply.all.median_hours).not.toBeNull();
  expect(stats.ratings.latest.length).toBeGreaterThan(0);
  expect(stats.activity).toHaveLength(12);
});

test('without requests every figure is there and none is made up', async () => {
  const { stats } = await unusedDesk();
  const { arrived, open, overdue, period, ratings, activity } = await stats();
  expect(arrived.today).toEqual({
    from: '2026-03-01T21:00:00.000Z',
    contact: 0,
    consultation: 0,
    feasibility: 0,
    total: 0,
  });
  expect(open).toEqual({
    contact: 0,
    consultation: 0,
    feasibility: 0,
    total: 0,
    unassigned: 0,
    with_unread_messages: 0,
    overdue: 0,
  });
  expect([overdue, period.sectors, ratings, activity]).toEqual([[], [], { count: 0, average: null, latest: [] }, []]);
  expect(period.first_reply.all).toEqual({ answered: 0, median_hours: null, in_time: null });
  expect(period.trend).toHaveLength(30);
});

test('days begin and end at midnight in Riyadh', async () => {
  const desk = await unusedDesk();
  await add(desk, { created_at: '2026-03-01T21:00:00.000Z' });
  await add(desk, { created_at: '2026-03-01T20:59:59.999Z', kind: 'consultation' });
  await add(desk, { created_at: '2026-02-23T21:00:00.000Z', kind: 'feasibility' });
  await add(desk, { created_at: '2026-02-23T20:59:59.999Z' });
  await add(desk, { created_at: '2026-01-31T21:00:00.000Z' });
  await add(desk, { created_at: '2026-01-31T20:59:59.999Z' });
  await add(desk, { created_at: '2026-03-02T08:00:00.000Z', is_spam: 1 });
  const { arrived, period } = await desk.stats('?days=7');
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

test('a number leads to the list that it counts', async () => {
  const desk = await createRequestDesk();
  const { arrived } = adminStats.parse((await desk.as('admin', 'GET', '/api/admin/stats')).json());
  const list = await desk.as(
    'admin',
    'GET',
    `/api/admin/feasibility-requests?is_spam=false&created_at_gte=${arrived.last_30_days.from}&_limit=1`,
  );
  expect(Number(list.headers['x-total-count'])).toBe(arrived.last_30_days.feasibility);
});

test('a period is one of four', async () => {
  const { as, stats } = await unusedDesk();
  for (const days of [7, 30, 90, 365]) expect((await stats(`?days=${days}`)).period.trend).toHaveLength(days);
  expect((await as('admin', 'GET', '/api/admin/stats?days=31')).statusCode).toBe(422);
});

test('stages tell how many are there and how many came that far', async () => {
  const desk = await unusedDesk();
  const { reference } = await desk.open('consultation', 'client');
  const second = await desk.open('consultation', 'client');
  await desk.open('consultation', 'client');
  await add(desk, { kind: 'consultation', created_at: '2026-01-15T09:00:00.000Z' });
  for (const one of [reference, second.reference]) await desk.administer(one, 'transitions', { to: 'under_review' });
  // Twice under review counts once.
  await desk.administer(reference, 'transitions', { to: 'awaiting_client', note: 'ما رأس المال؟' });
  await desk.own('client', reference, 'messages', { body: 'مليون' });
  await desk.administer(reference, 'transitions', { to: 'rejected', note: 'خارج نطاقنا' });
  const { stages } = (await desk.stats('?days=7')).period;
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

test('requests belong to the sector whose page or study their sender came from', async () => {
  const desk = await unusedDesk();
  const study = await desk.db
    .selectFrom('studies')
    .innerJoin('sectors', 'sectors.id', 'studies.sector_id')
    .select(['studies.id', 'studies.slug', 'sectors.slug as sector'])
    .where('sectors.slug', '=', 'energy')
    .executeTakeFirstOrThrow();
  const industrial = await desk.db
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
  for (const source_path of sources) await add(desk, { kind: 'feasibility', source_path });
  await add(desk, { source_path: '/contact?sector=industrial' });
  const { sectors } = (await desk.stats()).period;
  expect(
    sectors.map(({ sector, contact, feasibility, total }) => [sector?.slug ?? null, contact, feasibility, total]),
  ).toEqual([
    ['industrial', 1, 3, 4],
    ['energy', 0, 2, 2],
    [null, 0, 5, 5],
  ]);
});

test('the first reply is measured in working hours, and half of them were no slower', async () => {
  const desk = await unusedDesk();
  // Thursday 16:00 in Riyadh, answered on Sunday at 10:00: two working hours.
  await add(desk, {
    created_at: '2026-02-26T13:00:00.000Z',
    first_reply_due_at: '2026-03-01T13:00:00.000Z',
    first_replied_at: '2026-03-01T07:00:00.000Z',
  });
  await add(desk, {
    created_at: '2026-03-01T06:00:00.000Z',
    first_reply_due_at: '2026-03-01T14:00:00.000Z',
    first_replied_at: '2026-03-01T06:30:00.000Z',
  });
  await add(desk, {
    created_at: '2026-03-01T06:00:00.000Z',
    first_reply_due_at: '2026-03-01T14:00:00.000Z',
    first_replied_at: '2026-03-02T08:00:00.000Z',
  });
  await add(desk, {
    created_at: '2026-03-01T06:00:00.000Z',
    kind: 'feasibility',
    first_replied_at: '2026-03-01T10:00:00.000Z',
  });
  await add(desk, { created_at: '2026-03-01T06:00:00.000Z' });
  const { first_reply } = (await desk.stats()).period;
  expect(first_reply.contact).toEqual({ answered: 3, median_hours: 2, in_time: 66.7 });
  expect(first_reply.feasibility).toEqual({ answered: 1, median_hours: 4, in_time: 100 });
  expect(first_reply.all).toEqual({ answered: 4, median_hours: 3, in_time: 75 });
  expect(first_reply.consultation).toEqual({ answered: 0, median_hours: null, in_time: null });
});

test('what should have happened is listed, the longest overdue first', async () => {
  const desk = await unusedDesk();
  const consultant = await desk.db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('email', '=', accounts.consultant)
    .executeTakeFirstOrThrow();
  const soon = await add(desk, { first_reply_due_at: '2026-03-02T08:00:00.000Z' });
  const late = await add(desk, {
    kind: 'feasibility',
    status: 'in_progress',
    first_replied_at: '2026-02-01T09:00:00.000Z',
    first_reply_due_at: '2026-01-30T09:00:00.000Z',
    due_at: '2026-02-20T09:00:00.000Z',
    assignee_id: consultant.id,
  });
  const past = { first_reply_due_at: '2026-02-01T09:00:00.000Z' };
  await add(desk, { first_reply_due_at: '2026-03-02T10:00:00.000Z' });
  await add(desk, { ...past, is_spam: 1 });
  await add(desk, { ...past, archived_at: '2026-02-02T09:00:00.000Z' });
  await add(desk, { ...past, status: 'closed' });
  await add(desk, { ...past, kind: 'consultation', status: 'awaiting_client' });
  await add(desk, { ...past, first_replied_at: '2026-02-01T08:00:00.000Z' });
  const { open, overdue } = await desk.stats();
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
  for (let index = 0; index < 12; index += 1) await add(desk, { first_reply_due_at: '2026-03-01T08:00:00.000Z' });
  const more = await desk.stats();
  expect([more.overdue.length, more.open.overdue]).toEqual([10, 14]);
});

test('what needs somebody is counted as it comes and goes', async () => {
  const desk = await unusedDesk();
  const { reference } = await desk.open('feasibility', 'client');
  await desk.own('client', reference, 'messages', { body: 'هل وصل الطلب؟' });
  await desk.own('client', reference, 'messages', { body: 'بانتظاركم' });
  expect((await desk.stats()).open).toMatchObject({
    feasibility: 1,
    total: 1,
    unassigned: 1,
    with_unread_messages: 1,
    overdue: 0,
  });
  desk.wait(3 * DAY);
  expect((await desk.stats()).open.overdue).toBe(1);
  await desk.administer(reference, 'read');
  await desk.administer(reference, 'assign', { assignee_id: 2 });
  await desk.administer(reference, 'messages', { body: 'وصل، شكراً' });
  expect((await desk.stats()).open).toMatchObject({ total: 1, unassigned: 0, with_unread_messages: 0, overdue: 0 });
});

test('the latest activity mixes requests and everything else, newest first', async () => {
  const desk = await unusedDesk();
  const { reference } = await desk.open('contact');
  desk.wait(HOUR);
  const { stats } = (await desk.as('admin', 'GET', '/api/admin/settings')).json();
  await desk.as('admin', 'PUT', '/api/admin/settings/stats', { ...stats, years: 11 });
  desk.wait(HOUR);
  await desk.administer(reference, 'transitions', { to: 'replied' });
  const { activity } = await desk.stats();
  expect(activity.map(({ action, record, kind, to, at }) => [action, record, kind, to, at])).toEqual([
    ['request.status', reference, 'contact', 'replied', '2026-03-02T11:00:00.000Z'],
    ['settings.saved', 'stats', null, null, '2026-03-02T10:00:00.000Z'],
    ['request.created', reference, 'contact', 'new', '2026-03-02T09:00:00.000Z'],
  ]);
  expect(activity.map(({ actor_name }) => actor_name)).toEqual(['نورهان سعد', 'نورهان سعد', 'سالم القحطاني']);
});

test('what clients say of finished work reaches the administration', async () => {
  const desk = await unusedDesk();
  for (const [index, score] of [5, 4, 4].entries()) {
    const { id } = await add(desk, { name: `عميل ${index + 1}` });
    await desk.db
      .insertInto('ratings')
      .values({ request_id: id, score, comment: `تعليق ${index + 1}`, at: `2026-03-0${index + 1}T09:00:00.000Z` })
      .execute();
  }
  const { ratings } = await desk.stats();
  expect(ratings).toMatchObject({ count: 3, average: 4.33 });
  expect(ratings.latest.map(({ name, score, comment }) => [name, score, comment])).toEqual([
    ['عميل 3', 4, 'تعليق 3'],
    ['عميل 2', 4, 'تعليق 2'],
    ['عميل 1', 5, 'تعليق 1'],
  ]);
});

test('accounts and content are counted', async () => {
  const desk = await unusedDesk();
  await desk.db.updateTable('users').set({ status: 'suspended' }).where('email', '=', accounts.otherClient).execute();
  await desk.db.updateTable('sliders').set({ is_active: 0 }).where('id', '=', 1).execute();
  await desk.db.updateTable('articles').set({ status: 'draft' }).where('id', 'in', [1, 2]).execute();
  const before = await desk.db
    .selectFrom('articles')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const { users, content } = await desk.stats();
  expect(users).toEqual({ admin: 1, consultant: 2, client: 2, pending: 1, suspended: 1, total: 5 });
  expect(content).toMatchObject({
    services: { active: 8, inactive: 0 },
    sectors: { active: 8, inactive: 0 },
    sliders: { active: 3, inactive: 1 },
  });
  const { draft, scheduled, published, archived } = content.articles;
  expect(draft).toBeGreaterThanOrEqual(2);
  expect(draft + scheduled + published + archived).toBe(Number(before.count));
});
