import {
  errorResponse,
  requestKinds,
  requestStatuses,
  transitions,
  type TransitionActor,
  type RequestKind,
  type RequestStatus,
} from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { beforeAllTests } from '../../../testing/before-all-tests.ts';
import { accounts, createRequestApi, type RequestApi } from '../../../testing/request-api.ts';

const NOW = '2026-03-02T09:00:00.000Z';
const people: Record<TransitionActor, keyof typeof accounts> = {
  admin: 'admin',
  consultant: 'consultant',
  client: 'client',
};
const bases: Record<TransitionActor, string> = {
  admin: '/api/admin/requests',
  consultant: '/api/consultant/requests',
  client: '/api/account/requests',
};

let api: RequestApi;
const ids = new Map<string, number>();

// Every transition runs on its own request, so all tests can share one API.
beforeAllTests(async (onFinished) => {
  api = await createRequestApi({}, onFinished);
  for (const { id, email } of await api.db.selectFrom('users').select(['id', 'email']).execute()) ids.set(email, id);
});

let requestCount = 0;

/** Adds a request in a status, with everything that a transition from it could require. */
const addRequest = async (kind: RequestKind, status: RequestStatus): Promise<{ id: number; reference: string }> => {
  requestCount += 1;
  const stamps = { created_at: NOW, updated_at: NOW };
  const row = await api.db
    .insertInto('requests')
    .values({
      ...stamps,
      reference: `FS-2098-${String(requestCount).padStart(6, '0')}`,
      kind,
      status,
      status_since: NOW,
      priority: 'normal',
      is_spam: 0,
      user_id: ids.get(accounts.client) ?? null,
      assignee_id: ids.get(accounts.consultant) ?? null,
      name: 'سالم',
      email: 'salem@example.com',
      phone: '',
      company: '',
      payload: '{}',
      source_path: '',
      search: '',
    })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto('quotes')
    .values({
      ...stamps,
      request_id: row.id,
      amount: 9000,
      delivery_days: 10,
      scope: 'دراسة',
      valid_until: '2026-04-01T00:00:00.000Z',
      status: status === 'quoted' ? 'sent' : 'draft',
    })
    .execute();
  return row;
};

const changeStatus = (role: TransitionActor, reference: string, to: RequestStatus) =>
  api.requestAs(people[role], 'POST', `${bases[role]}/${reference}/transitions`, {
    to,
    note: 'سبب واضح',
    appointment_at: '2026-03-20T09:00:00.000Z',
  });

const allStatuses = requestKinds.flatMap((kind) =>
  requestStatuses[kind].map((from): [RequestKind, RequestStatus] => [kind, from]),
);

test.each(allStatuses)(
  '%s from «%s»: allows the listed transitions with an event, and rejects all others',
  async (kind, from) => {
    for (const role of ['admin', 'consultant', 'client'] as const) {
      const open = transitions[kind].filter((one) => one.from === from && one.by.includes(role)).map(({ to }) => to);
      const closed = await addRequest(kind, from);
      for (const to of requestStatuses[kind]) {
        // A contact message is converted by its own endpoint only.
        const isOpen = open.includes(to) && to !== 'converted';
        const { id, reference } = isOpen ? await addRequest(kind, from) : closed;
        const response = await changeStatus(role, reference, to);
        expect([role, to, response.statusCode]).toEqual([role, to, isOpen ? 200 : 409]);
        const events = await api.db
          .selectFrom('request_events')
          .selectAll()
          .where('request_id', '=', id)
          .where('type', '=', 'status')
          .execute();
        if (!isOpen) {
          if (to !== 'converted') expect(errorResponse.parse(response.json()).allowed).toEqual(open);
          expect(events).toEqual([]);
          continue;
        }
        expect(events).toEqual([
          expect.objectContaining({
            from,
            to,
            actor_id: ids.get(accounts[people[role]]),
            actor_role: role,
            note: 'سبب واضح',
            visibility: 'public',
            at: NOW,
          }),
        ]);
      }
      const unchanged = await api.db
        .selectFrom('requests')
        .select(['status', 'status_since'])
        .where('id', '=', closed.id)
        .executeTakeFirstOrThrow();
      expect(unchanged).toEqual({ status: from, status_since: NOW });
    }
  },
);

test.each(allStatuses)('%s in «%s»: lists exactly the allowed transitions in the detail', async (kind, status) => {
  const { reference } = await addRequest(kind, status);
  for (const role of ['admin', 'consultant', 'client'] as const) {
    const { data, moves = data?.moves } = (
      await api.requestAs(people[role], 'GET', `${bases[role]}/${reference}`)
    ).json();
    const expected = transitions[kind]
      .filter(({ from, by }) => from === status && by.includes(role))
      .map(({ to, needsNote }) => ({ to, needs_note: needsNote === true }));
    expect(moves).toEqual(expected);
  }
});

test('names the statuses in a conflict as their reader knows them', async () => {
  const { reference } = await addRequest('feasibility', 'client_review');
  const messageFor = async (role: TransitionActor) =>
    errorResponse.parse((await changeStatus(role, reference, 'cancelled')).json()).message;
  expect(await messageFor('client')).toBe(
    'لا يمكن ذلك والطلب في حالة «بانتظار مراجعتك». المتاح الآن: تم التسليم، قيد الإعداد.',
  );
  expect(await messageFor('consultant')).toContain('في حالة «مراجعة العميل»');
});
