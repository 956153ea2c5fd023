import {
  failure,
  requestKinds,
  requestStatuses,
  transitions,
  type Mover,
  type RequestKind,
  type RequestStatus,
} from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { forAllTests } from '../../testing/for-all-tests.ts';
import { accounts, createRequestDesk, type RequestDesk } from '../../testing/request-desk.ts';

const NOW = '2026-03-02T09:00:00.000Z';
const people: Record<Mover, keyof typeof accounts> = { admin: 'admin', consultant: 'consultant', client: 'client' };
const bases: Record<Mover, string> = {
  admin: '/api/admin/requests',
  consultant: '/api/consultant/requests',
  client: '/api/account/requests',
};

let desk: RequestDesk;
const ids = new Map<string, number>();

// Each move is tried on a request of its own, so that one site is enough for all of them.
forAllTests(async (atEnd) => {
  desk = await createRequestDesk({}, atEnd);
  for (const { id, email } of await desk.db.selectFrom('users').select(['id', 'email']).execute()) ids.set(email, id);
});

let made = 0;

/** A request in a status, with all that any move from it could ask for. */
const inStatus = async (kind: RequestKind, status: RequestStatus): Promise<{ id: number; reference: string }> => {
  made += 1;
  const stamps = { created_at: NOW, updated_at: NOW };
  const row = await desk.db
    .insertInto('requests')
    .values({
      ...stamps,
      reference: `FS-2098-${String(made).padStart(6, '0')}`,
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
  await desk.db
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

const move = (mover: Mover, reference: string, to: RequestStatus) =>
  desk.as(people[mover], 'POST', `${bases[mover]}/${reference}/transitions`, {
    to,
    note: 'سبب واضح',
    appointment_at: '2026-03-20T09:00:00.000Z',
  });

const everywhere = requestKinds.flatMap((kind) =>
  requestStatuses[kind].map((from): [RequestKind, RequestStatus] => [kind, from]),
);

test.each(everywhere)(
  '%s from «%s»: whoever may move it moves it, with an event; everything else is refused',
  async (kind, from) => {
    for (const mover of ['admin', 'consultant', 'client'] as const) {
      const open = transitions[kind].filter((one) => one.from === from && one.by.includes(mover)).map(({ to }) => to);
      const closed = await inStatus(kind, from);
      for (const to of requestStatuses[kind]) {
        // A message becomes a request by conversion only.
        const isOpen = open.includes(to) && to !== 'converted';
        const { id, reference } = isOpen ? await inStatus(kind, from) : closed;
        const answer = await move(mover, reference, to);
        expect([mover, to, answer.statusCode]).toEqual([mover, to, isOpen ? 200 : 409]);
        const events = await desk.db
          .selectFrom('request_events')
          .selectAll()
          .where('request_id', '=', id)
          .where('type', '=', 'status')
          .execute();
        if (!isOpen) {
          if (to !== 'converted') expect(failure.parse(answer.json()).allowed).toEqual(open);
          expect(events).toEqual([]);
          continue;
        }
        expect(events).toEqual([
          expect.objectContaining({
            from,
            to,
            actor_id: ids.get(accounts[people[mover]]),
            actor_role: mover,
            note: 'سبب واضح',
            visibility: 'public',
            at: NOW,
          }),
        ]);
      }
      const kept = await desk.db
        .selectFrom('requests')
        .select(['status', 'status_since'])
        .where('id', '=', closed.id)
        .executeTakeFirstOrThrow();
      expect(kept).toEqual({ status: from, status_since: NOW });
    }
  },
);

test.each(everywhere)(
  '%s in «%s»: the page of a request offers what may be done, and nothing else',
  async (kind, status) => {
    const { reference } = await inStatus(kind, status);
    for (const mover of ['admin', 'consultant', 'client'] as const) {
      const { data, moves = data?.moves } = (
        await desk.as(people[mover], 'GET', `${bases[mover]}/${reference}`)
      ).json();
      const wanted = transitions[kind]
        .filter(({ from, by }) => from === status && by.includes(mover))
        .map(({ to, needsNote }) => ({ to, needs_note: needsNote === true }));
      expect(moves).toEqual(wanted);
    }
  },
);
