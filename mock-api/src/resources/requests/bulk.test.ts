import { bulkAnswer, failure, type BulkAnswer, type RequestKind } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { accounts, createRequestDesk } from '../../testing/request-desk.ts';
import { inboxOf } from './letters.ts';

const opened = async (kind: RequestKind, count: number) => {
  const desk = await createRequestDesk();
  await desk.db.deleteFrom('requests').execute();
  const references: string[] = [];
  for (let index = 0; index < count; index += 1) references.push((await desk.open(kind, 'client')).reference);
  await desk.app.settled();
  desk.mails.length = 0;
  const ids = (await desk.db.selectFrom('requests').select('id').orderBy('id').execute()).map(({ id }) => id);
  const send = (body: object) => desk.as('admin', 'POST', `/api/admin/${inboxOf[kind]}/bulk`, body);
  const bulk = async (body: object): Promise<BulkAnswer> => bulkAnswer.parse((await send(body)).json());
  return { ...desk, references, ids, send, bulk };
};

test('many requests are given to a consultant, who hears of each', async () => {
  const { app, bulk, db, ids, mails, readAll, references } = await opened('feasibility', 3);
  const consultant = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', accounts.consultant)
    .executeTakeFirstOrThrow();
  expect(await bulk({ action: 'assign', ids, assignee_id: consultant.id, note: 'وزّعناها عليك' })).toMatchObject({
    done: 3,
    failed: 0,
  });
  await app.settled();
  expect(mails.map(({ to }) => to)).toEqual([accounts.consultant, accounts.consultant, accounts.consultant]);
  for (const reference of references) {
    const { assignee_id, events } = await readAll(reference);
    expect(assignee_id).toBe(consultant.id);
    expect(events.at(-1)).toMatchObject({ type: 'assigned', note: 'وزّعناها عليك', visibility: 'internal' });
  }
  expect((await bulk({ action: 'assign', ids, assignee_id: null })).done).toBe(3);
});

test('spam, archive and priority are set and taken back', async () => {
  const { bulk, db, ids } = await opened('contact', 2);
  const rows = async () => db.selectFrom('requests').select(['is_spam', 'archived_at', 'priority']).execute();
  await bulk({ action: 'spam', ids, is_spam: true });
  await bulk({ action: 'archive', ids, is_archived: true });
  await bulk({ action: 'priority', ids, priority: 'urgent' });
  expect(await rows()).toEqual([
    { is_spam: 1, archived_at: '2026-03-02T09:00:00.000Z', priority: 'urgent' },
    { is_spam: 1, archived_at: '2026-03-02T09:00:00.000Z', priority: 'urgent' },
  ]);
  await bulk({ action: 'spam', ids, is_spam: false });
  await bulk({ action: 'archive', ids, is_archived: false });
  await bulk({ action: 'priority', ids, priority: 'normal' });
  expect(await rows()).toEqual([
    { is_spam: 0, archived_at: null, priority: 'normal' },
    { is_spam: 0, archived_at: null, priority: 'normal' },
  ]);
});

test('a move that is not open for a request is told beside it; the others move, and only their clients hear of it', async () => {
  const { administer, app, bulk, ids, mails, readAll, references } = await opened('consultation', 3);
  await administer(references[1] ?? '', 'transitions', { to: 'cancelled', note: 'تكرار' });
  await app.settled();
  mails.length = 0;
  const answer = await bulk({ action: 'move', ids, to: 'under_review' });
  expect(answer).toMatchObject({
    done: 2,
    failed: 1,
    results: [{ ok: true }, { ok: false, message: 'لا يمكن تغيير حالة الطلب وهو في حالة «ملغاة».' }, { ok: true }],
  });
  expect((await readAll(references[0] ?? '')).status).toBe('under_review');
  await app.settled();
  expect(mails).toHaveLength(2);
});

test('a move that asks for a note asks for it of many, too', async () => {
  const { bulk, ids } = await opened('consultation', 2);
  expect((await bulk({ action: 'move', ids, to: 'rejected' })).results[0]).toEqual({
    id: ids[0],
    ok: false,
    message: 'اكتب ملاحظة توضح السبب',
  });
  expect((await bulk({ action: 'move', ids, to: 'rejected', note: 'خارج نطاقنا' })).done).toBe(2);
});

test('requests of another kind are not in this inbox', async () => {
  const { as, db, ids, open } = await opened('contact', 1);
  await open('feasibility', 'client');
  const other = await db
    .selectFrom('requests')
    .select('id')
    .where('kind', '=', 'feasibility')
    .executeTakeFirstOrThrow();
  const answer = bulkAnswer.parse(
    (
      await as('admin', 'POST', '/api/admin/contacts/bulk', { action: 'spam', ids: [...ids, other.id], is_spam: true })
    ).json(),
  );
  expect(answer.results.map(({ ok }) => ok)).toEqual([true, false]);
});

test.each([
  [{ action: 'burn' }, { action: ['اختر قيمة من القائمة'] }],
  [{ action: 'assign' }, { assignee_id: ['القيمة غير صحيحة'] }],
  [{ action: 'priority', priority: 'high' }, { priority: ['اختر قيمة من القائمة'] }],
])('%j cannot be meant', async (body, errors) => {
  const { ids, send } = await opened('contact', 1);
  const answer = await send({ ids, ...body });
  expect(answer.statusCode).toBe(422);
  expect(failure.parse(answer.json()).errors).toEqual(errors);
});
