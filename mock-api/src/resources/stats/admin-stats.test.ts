import { adminStats } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { HOUR } from '../../clock.ts';
import { accounts, createRequestApi } from '../../testing/request-api.ts';
import { addRequest, createApiWithoutRequests } from '../../testing/stats-api.ts';

test('the demo data fills every figure', async () => {
  const api = await createRequestApi();
  const stats = adminStats.parse((await api.requestAs('admin', 'GET', '/api/admin/stats?days=90')).json());
  expect(stats.today).toBe('2026-03-02');
  expect(stats.arrived.last_30_days.total).toBeGreaterThan(10);
  expect(stats.overdue.length).toBeGreaterThan(0);
  expect(stats.period.sectors.length).toBeGreaterThan(4);
  expect(stats.period.first_reply.all.median_hours).not.toBeNull();
  expect(stats.ratings.latest.length).toBeGreaterThan(0);
  expect(stats.activity).toHaveLength(12);
});

test('without requests all figures are zero, null or empty', async () => {
  const { stats } = await createApiWithoutRequests();
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

test('the latest activity merges request events and audit entries, newest first', async () => {
  const api = await createApiWithoutRequests();
  const { reference } = await api.submitForm('contact');
  api.wait(HOUR);
  const { stats } = (await api.requestAs('admin', 'GET', '/api/admin/settings')).json();
  await api.requestAs('admin', 'PUT', '/api/admin/settings/stats', { ...stats, years: 11 });
  api.wait(HOUR);
  await api.actAsAdmin(reference, 'transitions', { to: 'replied' });
  const { activity } = await api.stats();
  expect(activity.map(({ action, record, kind, to, at }) => [action, record, kind, to, at])).toEqual([
    ['request.status', reference, 'contact', 'replied', '2026-03-02T11:00:00.000Z'],
    ['settings.saved', 'stats', null, null, '2026-03-02T10:00:00.000Z'],
    ['request.created', reference, 'contact', 'new', '2026-03-02T09:00:00.000Z'],
  ]);
  expect(activity.map(({ actor_name }) => actor_name)).toEqual(['نورهان سعد', 'نورهان سعد', 'سالم القحطاني']);
});

test('summarises ratings and lists the latest', async () => {
  const api = await createApiWithoutRequests();
  for (const [index, score] of [5, 4, 4].entries()) {
    const { id } = await addRequest(api, { name: `عميل ${index + 1}` });
    await api.db
      .insertInto('ratings')
      .values({ request_id: id, score, comment: `تعليق ${index + 1}`, at: `2026-03-0${index + 1}T09:00:00.000Z` })
      .execute();
  }
  const { ratings } = await api.stats();
  expect(ratings).toMatchObject({ count: 3, average: 4.33 });
  expect(ratings.latest.map(({ name, score, comment }) => [name, score, comment])).toEqual([
    ['عميل 3', 4, 'تعليق 3'],
    ['عميل 2', 4, 'تعليق 2'],
    ['عميل 1', 5, 'تعليق 1'],
  ]);
});

test('counts accounts and content', async () => {
  const api = await createApiWithoutRequests();
  await api.db.updateTable('users').set({ status: 'suspended' }).where('email', '=', accounts.otherClient).execute();
  await api.db.updateTable('sliders').set({ is_active: 0 }).where('id', '=', 1).execute();
  await api.db.updateTable('articles').set({ status: 'draft' }).where('id', 'in', [1, 2]).execute();
  const before = await api.db
    .selectFrom('articles')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const { users, content } = await api.stats();
  expect(users).toEqual({ admin: 2, consultant: 2, client: 2, pending: 1, suspended: 1, total: 6 });
  expect(content).toMatchObject({
    services: { active: 8, inactive: 0 },
    sectors: { active: 8, inactive: 0 },
    sliders: { active: 3, inactive: 1 },
  });
  const { draft, scheduled, published, archived } = content.articles;
  expect(draft).toBeGreaterThanOrEqual(2);
  expect(draft + scheduled + published + archived).toBe(Number(before.count));
});
