import { referencePrefixes, studyPhases, type RequestKind, type RequestStatus } from 'shared-lib/contracts';
import { TIME_ZONE } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import type { Transaction } from 'kysely';
import { DAY, HOUR, type Clock } from '../../clock.ts';
import { flag, type NewRow, type Tables } from '../../db/tables.ts';
import { requestSearchText } from '../../resources/requests/repository.ts';
import { sectors } from '../content/sectors.ts';
import { inBatches } from './batches.ts';
import { pathTo, reachableStatuses } from './paths-of-requests.ts';
import { firmName, personName, phoneNumber, placeName, type People } from './people.ts';
import { angles, projects, questions } from './phrases.ts';
import type { Random } from './random.ts';

const YEARS = 2;
/** As many messages as both kinds of request together. */
const KINDS: readonly RequestKind[] = ['contact', 'contact', 'consultation', 'feasibility'];
const STARTED: readonly RequestStatus[] = ['in_progress', 'on_hold', 'client_review', 'delivered'];

const payloadOf = (random: Random, kind: RequestKind): Record<string, string> => {
  const project = random.pick(projects);
  const place = placeName(random);
  const question = `${project} في ${place}: ${random.pick(angles)}. ${random.pick(questions)}`;
  if (kind === 'contact') return { subject: `استفسار عن ${project}`, message: question };
  if (kind === 'consultation')
    return {
      project_type: 'تجاري',
      budget_range: '100k_500k',
      timeline: random.pick(['one_month', 'three_months', 'flexible']),
      description: question,
    };
  return {
    project_idea: question,
    capital_amount: String(random.between(1, 40) * 50_000),
    location: place,
    target_market: place,
    timeline: 'two_months',
  };
};

/** Most come from a page about a sector. */
const sourceOf = (random: Random, kind: RequestKind): string => {
  const sector = random.next() < 0.7 ? random.pick(sectors).slug : undefined;
  return paths.contact(kind, sector ? { sector } : undefined);
};

const yearOf = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: TIME_ZONE });

/** References in the order of arrival, continuing those that were given out already. */
const createReferences = async (trx: Transaction<Tables>) => {
  const counters = new Map(
    (await trx.selectFrom('counters').selectAll().execute()).map(({ name, value }) => [name, value]),
  );
  return {
    next(kind: RequestKind, at: number): string {
      const series = `${referencePrefixes[kind]}-${yearOf.format(at)}`;
      const value = (counters.get(series) ?? 0) + 1;
      counters.set(series, value);
      return `${series}-${String(value).padStart(6, '0')}`;
    },
    async save(): Promise<void> {
      await trx.deleteFrom('counters').execute();
      await trx
        .insertInto('counters')
        .values([...counters].map(([name, value]) => ({ name, value })))
        .execute();
    },
  };
};

type Event = Omit<NewRow<'request_events'>, 'request_id'>;

interface Story {
  row: NewRow<'requests'>;
  events: Event[];
}

interface Cast {
  random: Random;
  people: People;
  now: number;
}

/** Moves of a request, each some hours or days after the one before, none of them in the future. */
const eventsOf = (
  { random, now }: Cast,
  row: Pick<NewRow<'requests'>, 'kind' | 'status' | 'name' | 'user_id'>,
  arrived: number,
  by: People['consultants'][number],
): Event[] => {
  let at = arrived;
  const base = { note: '', visibility: 'public' as const };
  const created: Event = {
    ...base,
    type: 'created',
    from: null,
    to: 'new',
    actor_id: row.user_id ?? null,
    actor_name: row.name,
    actor_role: row.user_id ? 'client' : 'visitor',
    at: new Date(arrived).toISOString(),
  };
  const moves = pathTo(row.kind, row.status).map((move): Event => {
    at = Math.min(now, at + random.between(2, 90) * HOUR);
    return {
      ...base,
      type: 'status',
      from: move.from,
      to: move.to,
      note: move.needsNote ? random.pick(questions) : '',
      actor_id: by.id,
      actor_name: by.name,
      actor_role: 'consultant',
      at: new Date(at).toISOString(),
    };
  });
  return [created, ...moves];
};

const storyOf = (cast: Cast, arrived: number, reference: (kind: RequestKind) => string): Story => {
  const { random, people, now } = cast;
  const kind = random.pick(KINDS);
  // What arrived in the last days is mostly still new.
  const status: RequestStatus =
    random.next() < (now - arrived < 5 * DAY ? 0.7 : 0.1) ? 'new' : random.pick(reachableStatuses(kind));
  const sender = random.next() < 0.6 ? random.pick(people.clients) : undefined;
  const consultant = random.pick(people.consultants);
  const payload = payloadOf(random, kind);
  const who = {
    reference: reference(kind),
    name: sender?.name ?? personName(random),
    email: sender?.email ?? `visitor-${random.between(1, 1_000_000)}@load.example`,
    phone: phoneNumber(random),
    company: random.next() < 0.5 ? firmName(random) : '',
  };
  const known = { kind, status, name: who.name, user_id: sender?.id ?? null };
  const events = eventsOf(cast, known, arrived, consultant);
  const last = events.at(-1)?.at ?? new Date(arrived).toISOString();
  const row: NewRow<'requests'> = {
    ...who,
    ...known,
    status_since: last,
    priority: random.next() < 0.1 ? 'urgent' : 'normal',
    is_spam: flag(random.next() < 0.01),
    assignee_id: status === 'new' ? null : consultant.id,
    payload: JSON.stringify(payload),
    phases:
      kind === 'feasibility' && STARTED.includes(status)
        ? JSON.stringify(
            Object.fromEntries(studyPhases.map((phase) => [phase, status === 'delivered' ? 'done' : 'running'])),
          )
        : null,
    first_reply_due_at: new Date(arrived + DAY).toISOString(),
    first_replied_at: events[1]?.at ?? null,
    due_at: status === 'in_progress' ? new Date(arrived + 30 * DAY).toISOString() : null,
    appointment_at: status === 'scheduled' ? new Date(now + random.between(1, 20) * DAY).toISOString() : null,
    source_path: sourceOf(random, kind),
    search: requestSearchText(who, payload),
    created_at: new Date(arrived).toISOString(),
    updated_at: last,
  };
  return { row, events };
};

interface Parts {
  trx: Transaction<Tables>;
  random: Random;
  people: People;
  clock: Clock;
  count: number;
}

/** Adds requests of the last two years with the moves that brought each to where it is. */
export const insertManyRequests = async ({ trx, random, people, clock, count }: Parts): Promise<void> => {
  const now = clock().getTime();
  const references = await createReferences(trx);
  const apart = (YEARS * 365 * DAY) / count;
  await inBatches(count, async (indexes) => {
    const stories = indexes.map((index) => {
      const arrived = Math.floor(now - (count - index) * apart);
      return storyOf({ random, people, now }, arrived, (kind) => references.next(kind, arrived));
    });
    const saved = await trx
      .insertInto('requests')
      .values(stories.map(({ row }) => row))
      .returning(['id', 'reference'])
      .execute();
    const idOf = new Map(saved.map(({ id, reference }) => [reference, id]));
    const events = stories.flatMap((story) =>
      story.events.map((event) => ({ ...event, request_id: idOf.get(story.row.reference) ?? 0 })),
    );
    await inBatches(events.length, async (some) => {
      await trx
        .insertInto('request_events')
        .values(some.flatMap((index) => events[index] ?? []))
        .execute();
    });
  });
  await references.save();
};
