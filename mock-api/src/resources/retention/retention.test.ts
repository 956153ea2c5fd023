import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DAY } from '../../clock.ts';
import { legalSettings } from '../../seed/content/settings/legal.ts';
import { accounts, createRequestApi, type RequestApi } from '../../testing/request-api.ts';
import { passwordOf } from '../../testing/test-app.ts';
import { TEST_START } from '../../testing/seeded-template.ts';
import { retentionYears } from './periods.ts';

/** Runs the job. @returns what the log says → how often */
const runJob = async ({ app }: RequestApi): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { what, run } of app.retention) counts[what] = await run();
  return counts;
};

/** An API that has followed the rule since its first day. */
const createRulingApi = async (): Promise<RequestApi> => {
  const api = await createRequestApi();
  await runJob(api);
  return api;
};

const ERASED = 'retention: requests erased with their files, agreements and receipts';
const FORGOTTEN = 'retention: e-mail addresses of downloads removed';

/** Moves the clock to a day. Nobody signs in meanwhile. */
const clockOf = (api: RequestApi) => {
  let now = TEST_START.getTime();
  return (day: string) => {
    const next = Date.parse(day);
    api.wait(next - now);
    now = next;
  };
};

const rowOf = ({ db }: RequestApi, reference: string) =>
  db.selectFrom('requests').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();

/** Stores a file as the API does. @returns its name */
const storeFile = ({ folder }: RequestApi, digit: string): string => {
  const name = digit.repeat(32);
  mkdirSync(join(folder, 'request-files'), { recursive: true });
  writeFileSync(join(folder, 'request-files', name), 'personal');
  return name;
};

const isStored = ({ folder }: RequestApi, name: string): boolean => existsSync(join(folder, 'request-files', name));

const addFile = async (api: RequestApi, reference: string, digit: string) => {
  const { id } = await rowOf(api, reference);
  const stored_name = storeFile(api, digit);
  const file = await api.db
    .insertInto('request_files')
    .values({
      request_id: id,
      message_id: null,
      name: 'إيصال سالم القحطاني.pdf',
      size: 8,
      mime: 'application/pdf',
      version: 1,
      direction: 'from_us',
      uploaded_by: null,
      stored_name,
      published_at: null,
      opened_at: null,
      at: TEST_START.toISOString(),
      checklist_item_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: file.id, stored_name };
};

/** Everything in the database that says something about a request. */
const tracesOf = async (api: RequestApi, reference: string): Promise<string> => {
  const { db } = api;
  const { id } = await rowOf(api, reference);
  const tables = ['request_messages', 'request_notes', 'request_files', 'request_events', 'agreements'] as const;
  const rows = [await db.selectFrom('requests').selectAll().where('id', '=', id).execute()];
  const others = await Promise.all(
    tables.map((table) => db.selectFrom(table).selectAll().where('request_id', '=', id).execute()),
  );
  return JSON.stringify([
    rows,
    others,
    await db.selectFrom('audit_entries').selectAll().where('record', '=', reference).execute(),
  ]);
};

/** A message of a visitor that was answered and closed on 2 March 2026. */
const createClosedMessage = async (api: RequestApi) => {
  const { reference } = await api.submitForm('contact');
  await api.actAsAdmin(reference, 'messages', { body: 'السيد سالم، تكلفة الدراسة في المرفق' });
  await api.actAsAdmin(reference, 'notes', { body: 'سالم القحطاني عميل قديم' });
  const file = await addFile(api, reference, 'a');
  expect((await api.actAsAdmin(reference, 'transitions', { to: 'closed' })).statusCode).toBe(200);
  return { reference, file };
};

test('erases a closed message with its texts and files two years after the last dealing', async () => {
  const api = await createRulingApi();
  const moveTo = clockOf(api);
  const { reference, file } = await createClosedMessage(api);
  const open = await api.submitForm('contact');
  moveTo('2028-03-02T08:00:00Z');
  await runJob(api);
  expect(await rowOf(api, reference)).toMatchObject({ name: 'سالم القحطاني', status: 'closed' });
  expect(isStored(api, file.stored_name)).toBe(true);

  moveTo('2028-03-02T10:00:00Z');
  expect((await runJob(api))[ERASED]).toBeGreaterThan(0);
  expect(await rowOf(api, reference)).toMatchObject({ name: 'مستخدم سابق', email: '', phone: '', status: 'closed' });
  const traces = await tracesOf(api, reference);
  for (const trace of ['القحطاني', 'سالم', 'salem@', '+966 55 111 2222']) expect(traces).not.toContain(trace);
  expect(isStored(api, file.stored_name)).toBe(false);
  // Work that is not finished is no dealing that is over.
  expect(await rowOf(api, open.reference)).toMatchObject({ name: 'سالم القحطاني' });
  expect((await runJob(api))[ERASED]).toBe(0);
});

test('a guest whose last request was erased is no client any more; one with another request stays', async () => {
  const api = await createRulingApi();
  const moveTo = clockOf(api);
  const guests = ['once@example.com', 'twice@example.com'] as const;
  const send = async (email: string) => {
    await api.post('/api/public/contact', {
      name: 'منى الحربي',
      email,
      phone: '0551112222',
      subject: 'سؤال',
      message: 'أريد مشروعاً في القصيم',
    });
    return api.db
      .selectFrom('requests')
      .select('reference')
      .where('email', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
  };
  for (const email of guests) await api.actAsAdmin((await send(email)).reference, 'transitions', { to: 'closed' });
  await send('twice@example.com');
  const known = async () => {
    const rows = await api.db.selectFrom('clients').select('email').where('email', 'in', guests).execute();
    return rows.map(({ email }) => email).toSorted();
  };
  expect(await known()).toEqual(['once@example.com', 'twice@example.com']);
  moveTo('2028-03-02T10:00:00Z');
  await runJob(api);
  expect(await known()).toEqual(['twice@example.com']);
});

/** A delivered study with an accepted agreement whose first payment has a receipt; its client signed in last on 2 March 2026. */
const createContract = async (api: RequestApi) => {
  const { reference } = await api.submitForm('feasibility', 'client');
  const { id } = await rowOf(api, reference);
  const receipt = await addFile(api, reference, 'b');
  const document_name = storeFile(api, 'c');
  const at = TEST_START.toISOString();
  await api.db.updateTable('requests').set({ status: 'delivered' }).where('id', '=', id).execute();
  const agreement = await api.db
    .insertInto('agreements')
    .values({
      request_id: id,
      quote_id: null,
      number: 'AG-2026-009001',
      version: 1,
      status: 'accepted',
      terms: '{}',
      document_name,
      offered_at: at,
      valid_until: at,
      accepted_at: at,
      accepted_name: 'سالم القحطاني',
      accepted_with: 'code',
      mailed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto('agreement_payments')
    .values({
      agreement_id: agreement.id,
      position: 0,
      title: 'الدفعة الأولى',
      amount: 100,
      milestone: 'acceptance',
      due_at: at,
      received_at: at,
      received_amount: 100,
      receipt_file_id: receipt.id,
    })
    .execute();
  await api.db.updateTable('users').set({ last_login_at: at }).execute();
  return { reference, receipt, document_name };
};

test('keeps agreements and receipts five years after the end of their year, and then erases them', async () => {
  const api = await createRulingApi();
  const moveTo = clockOf(api);
  const { reference, receipt, document_name } = await createContract(api);
  moveTo('2031-12-31T20:00:00Z');
  await runJob(api);
  expect(await rowOf(api, reference)).toMatchObject({ name: 'سالم القحطاني' });
  expect([isStored(api, receipt.stored_name), isStored(api, document_name)]).toEqual([true, true]);

  moveTo('2032-01-01T08:00:00Z');
  await runJob(api);
  expect(await rowOf(api, reference)).toMatchObject({ name: 'مستخدم سابق', status: 'delivered', user_id: null });
  expect([isStored(api, receipt.stored_name), isStored(api, document_name)]).toEqual([false, false]);
  expect(await tracesOf(api, reference)).not.toContain('القحطاني');
});

test('keeps the requests of a client who still signs in', async () => {
  const api = await createRulingApi();
  const moveTo = clockOf(api);
  const { reference } = await createContract(api);
  await api.db.updateTable('users').set({ last_login_at: '2030-06-01T09:00:00.000Z' }).execute();
  moveTo('2035-12-31T08:00:00Z');
  await runJob(api);
  expect(await rowOf(api, reference)).toMatchObject({ name: 'سالم القحطاني' });
});

test('removes ended sessions, old links and stored responses, and the e-mail addresses of downloads', async () => {
  const api = await createRulingApi();
  const moveTo = clockOf(api);
  const at = TEST_START.toISOString();
  const { id: study_id } = await api.db.selectFrom('studies').select('id').limit(1).executeTakeFirstOrThrow();
  await api.db.deleteFrom('study_downloads').execute();
  await api.db
    .insertInto('study_downloads')
    .values({
      study_id,
      user_id: null,
      email: 'visitor@example.com',
      token_hash: null,
      expires_at: at,
      downloaded_at: at,
      created_at: at,
    })
    .execute();
  moveTo('2026-03-10T08:00:00Z');
  const sessions = await api.db.selectFrom('sessions').select('id').execute();
  expect(sessions.length).toBeGreaterThan(0);
  expect(await runJob(api)).toMatchObject({ 'retention: ended sessions removed': sessions.length });
  expect(await api.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  expect(await api.db.selectFrom('study_downloads').select('email').execute()).toEqual([
    { email: 'visitor@example.com' },
  ]);
  moveTo(new Date(TEST_START.getTime() + 731 * DAY).toISOString());
  await runJob(api);
  expect(await api.db.selectFrom('study_downloads').select('email').execute()).toEqual([{ email: '' }]);
});

const line = z.object({ msg: z.string(), requests: z.optional(z.int()), erased_from: z.optional(z.string()) });

/** Lines of the log that announce an erasure. */
const announcements = ({ logs }: RequestApi) =>
  logs.map((text) => line.parse(JSON.parse(text))).filter(({ msg }) => msg.startsWith('retention: personal data'));

/** A site of an earlier release: its requests are old when the job runs for the first time. */
const createOldSite = async () => {
  const api = await createRequestApi();
  const moveTo = clockOf(api);
  const { reference, file } = await createClosedMessage(api);
  moveTo('2029-01-10T09:00:00Z');
  return { api, moveTo, reference, file };
};

test('says what it will erase on a site that is older than the rule, and erases it a week later', async () => {
  const { api, moveTo, reference, file } = await createOldSite();
  expect(await runJob(api)).toMatchObject({ [ERASED]: 0, [FORGOTTEN]: 0 });
  expect(announcements(api)).toEqual([
    expect.objectContaining({ requests: expect.any(Number), erased_from: '2029-01-17T09:00:00.000Z' }),
  ]);
  moveTo('2029-01-17T08:59:00Z');
  await runJob(api);
  expect(await rowOf(api, reference)).toMatchObject({ name: 'سالم القحطاني' });
  expect(isStored(api, file.stored_name)).toBe(true);
  moveTo('2029-01-17T09:00:00Z');
  expect((await runJob(api))[ERASED]).toBeGreaterThan(0);
  expect(await rowOf(api, reference)).toMatchObject({ name: 'مستخدم سابق' });
  expect(announcements(api)).toHaveLength(1);
});

test('keeps the requests of a client who signs in before their time has come', async () => {
  const api = await createRequestApi();
  const moveTo = clockOf(api);
  const { reference } = await createContract(api);
  moveTo('2033-01-10T09:00:00Z');
  await runJob(api);
  expect(announcements(api)).toHaveLength(1);
  const account = { email: accounts.client, password: passwordOf(accounts.client) };
  expect((await api.post('/api/auth/login', account)).statusCode).toBe(200);
  moveTo('2033-01-18T09:00:00Z');
  await runJob(api);
  expect(await rowOf(api, reference)).toMatchObject({ name: 'سالم القحطاني' });
});

const countNames = async ({ db }: RequestApi): Promise<number> =>
  (await db.selectFrom('requests').select('id').where('name', '!=', 'مستخدم سابق').execute()).length;

test('of two servers that begin at one moment, one announces, and together they erase each request once', async () => {
  const { api, moveTo } = await createOldSite();
  await Promise.all([runJob(api), runJob(api)]);
  expect(announcements(api)).toHaveLength(1);
  moveTo('2029-01-17T09:00:00Z');
  const before = await countNames(api);
  const [one, two] = await Promise.all([runJob(api), runJob(api)]);
  expect((one[ERASED] ?? 0) + (two[ERASED] ?? 0)).toBe(before - (await countNames(api)));
});

test('the privacy text of a new site promises what the job does', () => {
  const privacy = legalSettings.find(({ key }) => key === 'privacy')?.value_ar ?? '';
  expect(retentionYears).toEqual({ request: 2, contract: 5, download: 2 });
  for (const promise of [
    'فإذا مضت سنتان على آخر تعامل',
    'بعد سنتين البريد',
    '5\u00A0سنوات بعد نهاية السنة',
    'بعد 7 أيام من عدم الاستخدام، و30 يوماً',
    '3 أشهر على الأكثر',
  ])
    expect(privacy).toContain(promise);
});
