import type { RequestKind, RequestStatus } from 'shared-lib/contracts';
import { sha256 } from '../auth/tokens.ts';
import type { Database } from '../db/open-database.ts';
import { newUserRow } from '../resources/users/repository.ts';
import type { Caller, Rule, Subject } from './access-rules.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const NOW = '2026-03-02T09:00:00.000Z';
const accounts: Record<Exclude<Caller, 'visitor'>, string> = {
  owner: 'client@miqyas.example',
  'other client': 'client2@miqyas.example',
  consultant: 'consultant@miqyas.example',
  'other consultant': 'colleague@miqyas.example',
  'pending consultant': 'pending@miqyas.example',
  suspended: 'suspended@miqyas.example',
  admin: 'admin@miqyas.example',
};

const readUserId = async (db: Database, email: string): Promise<number> =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

const states: Record<Subject, { kind: RequestKind; status: RequestStatus; quote?: 'draft' | 'sent' }> = {
  message: { kind: 'contact', status: 'new' },
  consultation: { kind: 'consultation', status: 'under_review' },
  scheduled: { kind: 'consultation', status: 'scheduled' },
  awaited: { kind: 'feasibility', status: 'awaiting_client' },
  completed: { kind: 'consultation', status: 'completed' },
  reviewed: { kind: 'feasibility', status: 'under_review' },
  drafted: { kind: 'feasibility', status: 'under_review', quote: 'draft' },
  quoted: { kind: 'feasibility', status: 'quoted', quote: 'sent' },
  prepared: { kind: 'feasibility', status: 'in_progress' },
};

let requestCount = 0;

const addRequest = async (db: Database, subject: Subject, reference: string): Promise<number> => {
  const { kind, status } = states[subject];
  const { id } = await db
    .insertInto('requests')
    .values({
      created_at: NOW,
      updated_at: NOW,
      reference,
      kind,
      status,
      status_since: NOW,
      priority: 'normal',
      is_spam: 0,
      user_id: await readUserId(db, accounts.owner),
      assignee_id: await readUserId(db, accounts.consultant),
      name: 'سالم',
      email: 'salem@example.com',
      phone: '',
      company: '',
      payload: '{}',
      appointment_at: status === 'scheduled' ? '2026-04-01T09:00:00.000Z' : null,
      phases:
        status === 'in_progress'
          ? JSON.stringify({
              marketing: 'running',
              technical: 'not_started',
              administrative: 'not_started',
              financial: 'not_started',
            })
          : null,
      source_path: '',
      search: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Adds a request of the owner, assigned to the consultant, in the state of the subject, with one file. */
const addSubject = async (db: Database, subject: Subject): Promise<{ reference: string; fileId: number }> => {
  requestCount += 1;
  const reference = `FS-2099-${String(requestCount).padStart(6, '0')}`;
  const request_id = await addRequest(db, subject, reference);
  const { quote: status } = states[subject];
  if (status)
    await db
      .insertInto('quotes')
      .values({
        created_at: NOW,
        updated_at: NOW,
        request_id,
        amount: 1,
        delivery_days: 1,
        scope: 'x',
        valid_until: '2026-04-01T00:00:00.000Z',
        status,
      })
      .execute();
  const { id: fileId } = await db
    .insertInto('request_files')
    .values({
      request_id,
      name: 'a.pdf',
      size: 1,
      mime: 'application/pdf',
      version: 1,
      direction: 'from_client',
      stored_name: sha256(reference).slice(0, 32),
      published_at: NOW,
      at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { reference, fileId };
};

/** @returns id of a session that belongs to none of the callers */
const addForeignSession = async ({ db, signIn }: TestApp): Promise<number> => {
  await signIn(accounts.suspended);
  const user_id = await readUserId(db, accounts.suspended);
  return (await db.selectFrom('sessions').select('id').where('user_id', '=', user_id).executeTakeFirstOrThrow()).id;
};

export interface AccessMatrixApi extends TestApp {
  /** A session token of the caller; undefined for a visitor. */
  tokenOf(caller: Caller): Promise<string | undefined>;
  /** Fills in the parameters of a route's path. The request that the rule names is created for this URL alone. */
  urlFor(path: string, rule: Rule): Promise<string>;
}

/** The whole API with an account for every kind of caller. */
export const createAccessMatrixApi = async (...parts: Parameters<typeof createTestApp>): Promise<AccessMatrixApi> => {
  const api = await createTestApp(...parts);
  const account = { name: 'زميل', password_hash: 'none' };
  await api.db
    .insertInto('users')
    .values([
      newUserRow({ ...account, email: accounts['other consultant'], role: 'consultant', status: 'active' }, NOW),
      newUserRow({ ...account, email: accounts.suspended, role: 'client', status: 'suspended' }, NOW),
    ])
    .execute();
  return {
    ...api,
    tokenOf: async (caller) => (caller === 'visitor' ? undefined : api.signIn(accounts[caller])),
    async urlFor(path, { subject, id }) {
      const added = subject ? await addSubject(api.db, subject) : undefined;
      const rowId = path.includes('/sessions/') ? await addForeignSession(api) : (added?.fileId ?? 1);
      return path
        .replace(':reference', added?.reference ?? '')
        .replace(':idOrSlug', id ?? '1')
        .replace(':id', id ?? String(rowId))
        .replace(':number', 'AG-2099-999999')
        .replace(':key', 'robots')
        .replace(':kind', 'study')
        .replace(':token', 'no-such-token')
        .replace('*', 'x.png');
    },
  };
};
