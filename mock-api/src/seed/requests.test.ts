import { requestKinds, requestStatuses, staffRequestDetail } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { DAY } from '../clock.ts';
import { createRequestApi } from '../testing/request-api.ts';
import { seededDatabase } from '../testing/test-app.ts';
import { TEST_START } from '../testing/seeded-template.ts';

test('contains requests of every kind in every status, with no event in the future', async () => {
  const db = seededDatabase();
  const rows = await db.selectFrom('requests').selectAll().execute();
  expect(rows.length).toBeGreaterThanOrEqual(60);
  for (const kind of requestKinds) {
    const found = new Set(rows.filter((row) => row.kind === kind).map(({ status }) => status));
    expect([...found].toSorted(), kind).toEqual([...requestStatuses[kind]].toSorted());
  }
  const now = TEST_START.toISOString();
  for (const name of [
    'request_events',
    'request_messages',
    'request_notes',
    'notifications',
    'audit_entries',
  ] as const) {
    const [latest] = await db.selectFrom(name).select('at').orderBy('at', 'desc').limit(1).execute();
    expect(latest && latest.at <= now, name).toBe(true);
  }
});

test('references follow the creation order of the requests', async () => {
  const db = seededDatabase();
  for (const kind of requestKinds) {
    const rows = await db
      .selectFrom('requests')
      .select(['reference', 'created_at'])
      .where('kind', '=', kind)
      .orderBy('created_at')
      .execute();
    const references = rows.map(({ reference }) => reference);
    expect(references).toEqual(references.toSorted());
    expect(new Set(references).size).toBe(references.length);
  }
});

test('both clients have open and closed requests, and the consultant has assigned ones', async () => {
  const api = await createRequestApi();
  for (const person of ['client', 'otherClient'] as const) {
    for (const state of ['active', 'closed']) {
      const { meta } = (await api.requestAs(person, 'GET', `/api/account/requests?state=${state}`)).json();
      expect(meta.total, `${person} ${state}`).toBeGreaterThan(1);
    }
  }
  for (const view of ['active', 'overdue', 'waiting', 'new']) {
    const { meta } = (await api.requestAs('consultant', 'GET', `/api/consultant/requests?view=${view}`)).json();
    expect(meta.total, view).toBeGreaterThan(0);
  }
});

test('every request has a valid detail with an Arabic text', async () => {
  const api = await createRequestApi();
  const rows = await api.db.selectFrom('requests').select('reference').where('is_spam', '=', 0).execute();
  for (const { reference } of rows) {
    const detail = staffRequestDetail.parse(
      (await api.requestAs('admin', 'GET', `/api/admin/requests/${reference}`)).json(),
    );
    expect(detail.events[0]?.type).toBe('created');
    expect(`${detail.message ?? ''}${detail.description ?? ''}${detail.project_idea ?? ''}`).toMatch(
      /\p{Script=Arabic}/u,
    );
  }
});

test('quotes that await a decision are still valid', async () => {
  const db = seededDatabase();
  const sent = await db.selectFrom('quotes').select('valid_until').where('status', '=', 'sent').execute();
  expect(sent.length).toBeGreaterThan(0);
  for (const { valid_until } of sent) expect(Date.parse(valid_until)).toBeGreaterThan(TEST_START.getTime() + DAY);
});
