import { bulkResponse, errorResponse, type BulkResponse, type RequestKind } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { accounts, createRequestApi } from '../../testing/request-api.ts';
import { inboxName } from './repository.ts';

const createRequests = async (kind: RequestKind, count: number) => {
  const api = await createRequestApi();
  await api.db.deleteFrom('requests').execute();
  const references: string[] = [];
  for (let index = 0; index < count; index += 1) references.push((await api.submitForm(kind, 'client')).reference);
  await api.app.settled();
  api.emails.length = 0;
  const ids = (await api.db.selectFrom('requests').select('id').orderBy('id').execute()).map(({ id }) => id);
  const send = (body: object) => api.requestAs('admin', 'POST', `/api/admin/${inboxName[kind]}/bulk`, body);
  const bulk = async (body: object): Promise<BulkResponse> => bulkResponse.parse((await send(body)).json());
  return { ...api, references, ids, send, bulk };
};

test('assigns many requests to a consultant and emails the consultant about each', async () => {
  const { app, bulk, db, ids, emails, readAsAdmin, references } = await createRequests('feasibility', 3);
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
  expect(emails.map(({ to }) => to)).toEqual([accounts.consultant, accounts.consultant, accounts.consultant]);
  for (const reference of references) {
    const { assignee_id, events } = await readAsAdmin(reference);
    expect(assignee_id).toBe(consultant.id);
    expect(events.at(-1)).toMatchObject({ type: 'assigned', note: 'وزّعناها عليك', visibility: 'internal' });
  }
  expect((await bulk({ action: 'assign', ids, assignee_id: null })).done).toBe(3);
});

test('sets and resets spam, archive and priority', async () => {
  const { bulk, db, ids } = await createRequests('contact', 2);
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

test('reports a transition that is not allowed for one request, changes the others and emails only their clients', async () => {
  const { actAsAdmin, app, bulk, ids, emails, readAsAdmin, references } = await createRequests('consultation', 3);
  await actAsAdmin(references[1] ?? '', 'transitions', { to: 'cancelled', note: 'تكرار' });
  await app.settled();
  emails.length = 0;
  const response = await bulk({ action: 'move', ids, to: 'under_review' });
  expect(response).toMatchObject({
    done: 2,
    failed: 1,
    results: [{ ok: true }, { ok: false, message: 'لا يمكن تغيير حالة الطلب وهو في حالة «ملغاة».' }, { ok: true }],
  });
  expect((await readAsAdmin(references[0] ?? '')).status).toBe('under_review');
  await app.settled();
  expect(emails).toHaveLength(2);
});

test('requires the note of a transition in a bulk request', async () => {
  const { bulk, ids } = await createRequests('consultation', 2);
  expect((await bulk({ action: 'move', ids, to: 'rejected' })).results[0]).toMatchObject({
    id: ids[0],
    ok: false,
    message: 'اكتب ملاحظة توضح السبب',
    errors: { note: ['اكتب ملاحظة توضح السبب'] },
  });
  expect((await bulk({ action: 'move', ids, to: 'rejected', note: 'خارج نطاقنا' })).done).toBe(2);
});

test('fails for a request of another kind', async () => {
  const { requestAs, db, ids, submitForm } = await createRequests('contact', 1);
  await submitForm('feasibility', 'client');
  const other = await db
    .selectFrom('requests')
    .select('id')
    .where('kind', '=', 'feasibility')
    .executeTakeFirstOrThrow();
  const response = bulkResponse.parse(
    (
      await requestAs('admin', 'POST', '/api/admin/contacts/bulk', {
        action: 'spam',
        ids: [...ids, other.id],
        is_spam: true,
      })
    ).json(),
  );
  expect(response.results.map(({ ok }) => ok)).toEqual([true, false]);
});

test.each([
  [{ action: 'burn' }, { action: ['اختر قيمة من القائمة'] }],
  [{ action: 'assign' }, { assignee_id: ['القيمة غير صحيحة'] }],
  [{ action: 'priority', priority: 'high' }, { priority: ['اختر قيمة من القائمة'] }],
])('rejects %j', async (body, errors) => {
  const { ids, send } = await createRequests('contact', 1);
  const response = await send({ ids, ...body });
  expect(response.statusCode).toBe(422);
  expect(errorResponse.parse(response.json()).errors).toEqual(errors);
});

test('an undo gives each request its own earlier values, and leaves one that a colleague has changed since', async () => {
  const { bulk, db, ids, requestAs } = await createRequests('contact', 3);
  const rows = () =>
    db.selectFrom('requests').select(['id', 'archived_at', 'assignee_id', 'is_spam']).orderBy('id').execute();
  await db
    .updateTable('requests')
    .set({ assignee_id: 2 })
    .where('id', '=', ids[1] ?? 0)
    .execute();
  await db
    .updateTable('requests')
    .set({ archived_at: '2026-02-01T08:00:00.000Z' })
    .where('id', '=', ids[2] ?? 0)
    .execute();
  const before = await rows();
  const undo = async ({ results }: BulkResponse) =>
    bulkResponse.parse(
      (
        await requestAs('admin', 'POST', '/api/admin/requests/bulk/undo', {
          rows: results.flatMap((row) => row.undo ?? []),
        })
      ).json(),
    );
  for (const action of [
    { action: 'archive', is_archived: true },
    { action: 'spam', is_spam: true },
    { action: 'assign', assignee_id: 1 },
  ]) {
    const response = await bulk({ ...action, ids });
    expect(await rows()).not.toEqual(before);
    expect(await undo(response)).toMatchObject({ failed: 0 });
    expect(await rows(), action.action).toEqual(before);
  }
  const response = await bulk({ action: 'assign', assignee_id: 1, ids });
  await db
    .updateTable('requests')
    .set({ assignee_id: null })
    .where('id', '=', ids[0] ?? 0)
    .execute();
  expect(await undo(response)).toMatchObject({ done: 2, failed: 1, results: [{ id: ids[0], ok: false }, {}, {}] });
  expect((await rows()).map(({ assignee_id }) => assignee_id)).toEqual([null, 2, null]);
});

test('says before an action how many requests are open, finished or archived, and names the first', async () => {
  const { actAsAdmin, bulk, ids, references, requestAs } = await createRequests('consultation', 4);
  await actAsAdmin(references[0] ?? '', 'transitions', { to: 'cancelled', note: 'تكرار' });
  await bulk({ action: 'archive', ids: [ids[1]], is_archived: true });
  const body = { action: 'spam', is_spam: true, ids };
  const looked = await requestAs('admin', 'POST', '/api/admin/requests/bulk?dry_run=1', body);
  const { preview, done } = bulkResponse.parse(looked.json());
  expect(done).toBe(0);
  expect(preview?.names).toHaveLength(3);
  expect(preview?.names[0]).toContain(references[0]);
  expect(preview?.states).toEqual([
    { state: 'done', ids: [ids[0]] },
    { state: 'archived', ids: [ids[1]] },
    { state: 'open', ids: [ids[2], ids[3]] },
  ]);
});
