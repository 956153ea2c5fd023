import { referencePrefixes, studyPhases, type RequestKind, type RequestStatus } from 'shared-lib/contracts';
import { TIME_ZONE } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import type { Transaction } from 'kysely';
import { DAY, HOUR, type Clock } from '../../clock.ts';
import { flag, type NewRow, type Tables } from '../../db/tables.ts';
import { requestSearchText } from '../../resources/requests/repository.ts';
import { sourcePageOf, createSectorFinder } from '../../resources/requests/source-page.ts';
import { sectors } from '../content/sectors.ts';
import { inBatches, type Random } from './random.ts';
import { pathTo, reachableStatuses } from './transition-paths.ts';
import { companyName, personName, phoneNumber, cityName, type SeedUsers } from './users.ts';
import { angles, projects, questions } from './phrases.ts';

const YEARS = 2;
/** Contact messages are twice as frequent as each other kind. */
const KINDS: readonly RequestKind[] = ['contact', 'contact', 'consultation', 'feasibility'];
const STARTED: readonly RequestStatus[] = ['in_progress', 'on_hold', 'client_review', 'delivered'];

const payloadOf = (random: Random, kind: RequestKind): Record<string, string> => {
  const project = random.pick(projects);
  const city = cityName(random);
  const question = `${project} في ${city}: ${random.pick(angles)}. ${random.pick(questions)}`;
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
    location: city,
    target_market: city,
    timeline: 'two_months',
  };
};

/** Most requests are sent from the page of a sector. */
const sourceOf = (random: Random, kind: RequestKind): string => {
  const sector = random.next() < 0.7 ? random.pick(sectors).slug : undefined;
  return paths.contact(kind, sector ? { sector } : undefined);
};

const yearOf = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: TIME_ZONE });

/** Creates references in creation order, after the last ones of the database. */
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

interface RequestHistory {
  row: NewRow<'requests'>;
  events: Event[];
}

interface HistoryContext {
  random: Random;
  users: SeedUsers;
  now: number;
  sectorOf: Awaited<ReturnType<typeof createSectorFinder>>;
}

/** Events of a request, each some hours or days after the previous one, none in the future. */
const eventsOf = (
  { random, now }: HistoryContext,
  row: Pick<NewRow<'requests'>, 'kind' | 'status' | 'name' | 'user_id'>,
  receivedAt: number,
  consultant: SeedUsers['consultants'][number],
): Event[] => {
  let at = receivedAt;
  const base = { note: '', visibility: 'public' as const };
  const created: Event = {
    ...base,
    type: 'created',
    from: null,
    to: 'new',
    actor_id: row.user_id ?? null,
    actor_name: row.name,
    actor_role: row.user_id ? 'client' : 'visitor',
    at: new Date(receivedAt).toISOString(),
  };
  const statusChanges = pathTo(row.kind, row.status).map((transition): Event => {
    at = Math.min(now, at + random.between(2, 90) * HOUR);
    return {
      ...base,
      type: 'status',
      from: transition.from,
      to: transition.to,
      note: transition.needsNote ? random.pick(questions) : '',
      actor_id: consultant.id,
      actor_name: consultant.name,
      actor_role: 'consultant',
      at: new Date(at).toISOString(),
    };
  });
  return [created, ...statusChanges];
};

/** Every so many requests come from one client, so that one account has very many. */
const BUSY_INTERVAL = 20;

const senderOf = ({ random, users }: HistoryContext, index: number): SeedUsers['clients'][number] | undefined => {
  if (index % BUSY_INTERVAL === 0) return users.clients[0];
  return random.next() < 0.6 ? random.pick(users.clients) : undefined;
};

const historyOf = (
  context: HistoryContext,
  index: number,
  receivedAt: number,
  reference: (kind: RequestKind) => string,
): RequestHistory => {
  const { random, users, now, sectorOf } = context;
  const kind = random.pick(KINDS);
  // Most requests of the last days are still new.
  const status: RequestStatus =
    random.next() < (now - receivedAt < 5 * DAY ? 0.7 : 0.1) ? 'new' : random.pick(reachableStatuses(kind));
  const sender = senderOf(context, index);
  const consultant = random.pick(users.consultants);
  const payload = payloadOf(random, kind);
  const number = reference(kind);
  const name = sender?.name ?? personName(random);
  const email = sender?.email ?? `visitor-${random.between(1, 1_000_000)}@load.example`;
  const phone = phoneNumber(random);
  const contact = {
    reference: number,
    name,
    email,
    phone,
    phone_e164: phone,
    company: random.next() < 0.5 ? companyName(random) : '',
  };
  const identity = { kind, status, name: contact.name, user_id: sender?.id ?? null };
  const events = eventsOf(context, identity, receivedAt, consultant);
  const last = events.at(-1)?.at ?? new Date(receivedAt).toISOString();
  const source_path = sourceOf(random, kind);
  const row: NewRow<'requests'> = {
    ...contact,
    ...identity,
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
    first_reply_due_at: new Date(receivedAt + DAY).toISOString(),
    first_replied_at: events[1]?.at ?? null,
    due_at: status === 'in_progress' ? new Date(receivedAt + 30 * DAY).toISOString() : null,
    appointment_at: status === 'scheduled' ? new Date(now + random.between(1, 20) * DAY).toISOString() : null,
    source_path,
    source_page: sourcePageOf(source_path),
    sector_id: sectorOf(source_path)?.id ?? null,
    client_activity_at: status === 'new' ? new Date(receivedAt).toISOString() : null,
    search: requestSearchText(contact, payload),
    created_at: new Date(receivedAt).toISOString(),
    updated_at: last,
  };
  return { row, events };
};

interface InsertOptions {
  trx: Transaction<Tables>;
  random: Random;
  users: SeedUsers;
  clock: Clock;
  count: number;
}

/** Adds requests of the last two years, with the events that lead to their status. */
export const insertManyRequests = async ({ trx, random, users, clock, count }: InsertOptions): Promise<void> => {
  const now = clock().getTime();
  const references = await createReferences(trx);
  const sectorOf = await createSectorFinder(trx);
  const apart = (YEARS * 365 * DAY) / count;
  await inBatches(count, async (indexes) => {
    const histories = indexes.map((index) => {
      const receivedAt = Math.floor(now - (count - index) * apart);
      return historyOf({ random, users, now, sectorOf }, index, receivedAt, (kind) =>
        references.next(kind, receivedAt),
      );
    });
    const saved = await trx
      .insertInto('requests')
      .values(histories.map(({ row }) => row))
      .returning(['id', 'reference'])
      .execute();
    const idOf = new Map(saved.map(({ id, reference }) => [reference, id]));
    const events = histories.flatMap((history) =>
      history.events.map((event) => ({ ...event, request_id: idOf.get(history.row.reference) ?? 0 })),
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
