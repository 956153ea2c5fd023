import { failure, type RequestKind, type RequestStatus } from 'shared-lib/contracts';
import { beforeAll, expect, test } from 'vitest';
import { sha256 } from '../auth/tokens.ts';
import { newUserRow } from '../resources/users/repository.ts';
import { accessMatrix, callers, type Caller, type Rule, type Subject } from '../testing/access-matrix.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

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

let site: TestApp;

// Each call is about a request of its own, so that one site is enough for all of them.
beforeAll(async () => {
  const closing: (() => Promise<void>)[] = [];
  site = await createTestApp({}, (close) => closing.unshift(close));
  const more = { name: 'زميل', password_hash: 'none' };
  await site.db
    .insertInto('users')
    .values([
      newUserRow({ ...more, email: accounts['other consultant'], role: 'consultant', status: 'active' }, NOW),
      newUserRow({ ...more, email: accounts.suspended, role: 'client', status: 'suspended' }, NOW),
    ])
    .execute();
  return async () => {
    for (const close of closing) await close();
  };
});

const idOf = async (email: string): Promise<number> => (await site.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

const states: Record<Subject, { kind: RequestKind; status: RequestStatus; quote?: 'draft' | 'sent' }> = {
  message: { kind: 'contact', status: 'new' },
  consultation: { kind: 'consultation', status: 'under_review' },
  completed: { kind: 'consultation', status: 'completed' },
  reviewed: { kind: 'feasibility', status: 'under_review' },
  drafted: { kind: 'feasibility', status: 'under_review', quote: 'draft' },
  quoted: { kind: 'feasibility', status: 'quoted', quote: 'sent' },
  prepared: { kind: 'feasibility', status: 'in_progress' },
};

let made = 0;

/** A request of the owner, with the consultant, in a state; and a file of it. */
const makeSubject = async (subject: Subject): Promise<{ reference: string; fileId: number }> => {
  const { kind, status, quote } = states[subject];
  made += 1;
  const reference = `FS-2099-${String(made).padStart(6, '0')}`;
  const stamps = { created_at: NOW, updated_at: NOW };
  const { id: request_id } = await site.db
    .insertInto('requests')
    .values({
      ...stamps,
      reference,
      kind,
      status,
      status_since: NOW,
      priority: 'normal',
      is_spam: 0,
      user_id: await idOf(accounts.owner),
      assignee_id: await idOf(accounts.consultant),
      name: 'سالم',
      email: 'salem@example.com',
      phone: '',
      company: '',
      payload: '{}',
      phases: status === 'in_progress' ? JSON.stringify({ marketing: 'running', technical: 'not_started', administrative: 'not_started', financial: 'not_started' }) : null,
      source_path: '',
      search: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (quote)
    await site.db
      .insertInto('quotes')
      .values({ ...stamps, request_id, amount: 1, delivery_days: 1, scope: 'x', valid_until: '2026-04-01T00:00:00.000Z', status: quote })
      .execute();
  const { id: fileId } = await site.db
    .insertInto('request_files')
    .values({ request_id, name: 'a.pdf', size: 1, mime: 'application/pdf', version: 1, direction: 'from_client', stored_name: sha256(reference).slice(0, 32), at: NOW })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { reference, fileId };
};

/** A session that none of the callers holds. */
const foreignSession = async (): Promise<number> => {
  await site.signIn(accounts.suspended);
  const user_id = await idOf(accounts.suspended);
  return (await site.db.selectFrom('sessions').select('id').where('user_id', '=', user_id).executeTakeFirstOrThrow()).id;
};

const addressOf = async (path: string, { subject, id }: Rule): Promise<string> => {
  const about = subject ? await makeSubject(subject) : undefined;
  const number = path.includes('/sessions/') ? await foreignSession() : (about?.fileId ?? 1);
  return path
    .replace(':reference', about?.reference ?? '')
    .replace(':idOrSlug', id ?? '1')
    .replace(':id', id ?? String(number))
    .replace(':key', 'robots')
    .replace(':kind', 'study')
    .replace(':token', 'no-such-token')
    .replace('*', 'x.png');
};

test('every route of the site is in the matrix, and nothing else is', () => {
  const routes = site.app.routeTable.filter(({ method }) => method !== 'HEAD').map(({ method, path }) => `${method} ${path}`);
  expect(routes.toSorted()).toEqual(Object.keys(accessMatrix).toSorted());
});

test.each(Object.entries(accessMatrix))('%s', async (route, rule) => {
  const [method, path] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string];
  const answered = await Promise.all(
    callers.map(async (caller) => {
      const token = caller === 'visitor' ? undefined : await site.signIn(accounts[caller]);
      const answer = await site.call(method, await addressOf(path, rule), { ...(token ? { token } : {}), ...(rule.body ? { body: rule.body } : {}) });
      if (answer.statusCode >= 400) {
        expect(failure.parse(answer.json()).message).toMatch(/\p{Script=Arabic}/u);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
      return [caller, answer.statusCode];
    }),
  );
  expect(Object.fromEntries(answered)).toEqual(rule.answers);
});
