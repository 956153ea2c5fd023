import { expect, test } from 'vitest';
import { DAY } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import { createRequestApi } from '../../testing/request-api.ts';
import { addRequest } from '../../testing/stats-api.ts';
import { dayOf } from './figures.ts';

const AT = '2026-03-01T22:00:00.000Z';

const AGREED = new Set<string>([
  'scheduled',
  'completed',
  'accepted',
  'in_progress',
  'on_hold',
  'client_review',
  'delivered',
]);

/** All figures that are not zero, as `figure day kind value count`. */
const storedFigures = async (db: Database): Promise<string[]> => {
  const rows = await db.selectFrom('request_figures').selectAll().where('count', '!=', 0).execute();
  return rows.map(({ figure, day, kind, value, count }) => `${figure} ${day} ${kind} ${value} ${count}`).toSorted();
};

/** The same, countedFigures from every request and event. */
const countedFigures = async (db: Database): Promise<string[]> => {
  const counts = new Map<string, number>();
  const requests = await db.selectFrom('requests').selectAll().where('is_spam', '=', 0).execute();
  const events = await db.selectFrom('request_events').select(['request_id', 'type', 'to']).execute();
  for (const { id, kind, status, sector_id, source_page, created_at } of requests) {
    const reached = events.filter(
      ({ request_id, type, to }) => request_id === id && ['created', 'status'].includes(type) && to !== null,
    );
    for (const figure of [
      `status ${dayOf(Date.parse(created_at))} ${kind} ${status}`,
      `sector ${dayOf(Date.parse(created_at))} ${kind} ${sector_id ?? ''}`,
      `page ${dayOf(Date.parse(created_at))} ${kind} ${source_page}`,
      ...(AGREED.has(status) && kind !== 'contact'
        ? [`agreed ${dayOf(Date.parse(created_at))} ${kind} ${source_page}`]
        : []),
      ...new Set(reached.map(({ to }) => `reached ${dayOf(Date.parse(created_at))} ${kind} ${to}`)),
    ])
      counts.set(figure, (counts.get(figure) ?? 0) + 1);
  }
  return [...counts].map(([figure, count]) => `${figure} ${count}`).toSorted();
};

const expectRight = async (db: Database, after: string) =>
  expect(await storedFigures(db), after).toEqual(await countedFigures(db));

test('the figures of the demo content are right', async () => {
  const { db } = await createRequestApi();
  await expectRight(db, 'the seed');
  expect((await storedFigures(db)).length).toBeGreaterThan(60);
});

test('the figures stay right while people work on requests', async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('consultation', 'client');
  await expectRight(api.db, 'a new request');
  api.wait(DAY);
  await api.actAsAdmin(reference, 'transitions', { to: 'under_review' });
  await api.actAsAdmin(reference, 'transitions', { to: 'awaiting_client', note: 'ما رأس المال؟' });
  await api.actAsClient('client', reference, 'messages', { body: 'مليون' });
  await expectRight(api.db, 'a status that was reached twice');
  await api.actAsAdmin(reference, 'spam', { is_spam: true });
  await expectRight(api.db, 'spam');
  await api.actAsAdmin(reference, 'spam', { is_spam: false });
  await expectRight(api.db, 'no spam any more');
  const all = await api.db.selectFrom('requests').select('id').where('kind', '=', 'contact').execute();
  const body = { action: 'move', to: 'closed', ids: all.map(({ id }) => id) };
  await api.requestAs('admin', 'POST', '/api/admin/contacts/bulk', { body });
  await expectRight(api.db, 'many changes in one transaction');
  expect((await storedFigures(api.db)).join('\n')).toMatch(/reached 2026-03-02 consultation awaiting_client 1/);
});

test('the figures stay right when rows are changed or deleted in the database', async () => {
  const { db } = await createRequestApi();
  await addRequest({ db }, { created_at: '2026-03-01T20:59:59.999Z', source_path: '/sectors/energy' });
  const { id } = await addRequest({ db }, { created_at: '2026-03-01T21:00:00.000Z', source_path: '/sectors/energy' });
  await expectRight(db, 'two sides of midnight in Riyadh');
  await db.updateTable('requests').set({ kind: 'consultation', sector_id: null }).where('id', '=', id).execute();
  await expectRight(db, 'another kind and sector');
  await db.updateTable('requests').set({ status: 'scheduled', source_page: '/about' }).where('id', '=', id).execute();
  await expectRight(db, 'an agreed session, and another page');
  await db.updateTable('request_events').set({ to: 'new' }).where('to', '=', 'closed').execute();
  await expectRight(db, 'changed events');
  const event = { request_id: id, type: 'status' as const, from: null, to: 'scheduled', actor_name: 'طارق' };
  const more = { ...event, actor_role: 'admin' as const, note: '', visibility: 'public' as const, at: AT };
  await db.insertInto('request_events').values([more, more]).execute();
  await expectRight(db, 'two equal events in one statement');
  await db.deleteFrom('request_events').where('to', '=', 'new').execute();
  await expectRight(db, 'deleted events');
  await db.deleteFrom('requests').where('kind', 'in', ['contact', 'consultation']).execute();
  await expectRight(db, 'deleted requests');
  await expect(
    db.transaction().execute(async (trx) => {
      await trx.deleteFrom('requests').execute();
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await expectRight(db, 'a rollback');
  await db.deleteFrom('requests').execute();
  expect(await storedFigures(db)).toEqual([]);
});
