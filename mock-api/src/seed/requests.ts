import { paths } from 'shared-lib/paths';
import type { Transaction } from 'kysely';
import { DAY, HOUR, isoAfter, MINUTE, type Clock } from '../clock.ts';
import type { Row, Tables } from '../db/tables.ts';
import { saveSchedule } from '../resources/bookings/schedules.ts';
import { insertRequest, type NewRequest } from '../resources/requests/repository.ts';
import { consultationSeeds } from './content/requests/consultations.ts';
import { contactSeeds } from './content/requests/contacts.ts';
import { feasibilitySeeds } from './content/requests/feasibility.ts';
import type { SeedSender } from './content/requests/seed-request.ts';
import { consultationScenarios, contactScenarios, feasibilityScenario } from './request-scenarios.ts';
import { createScenarioRunner, type Participants, type ScenarioRunner, type ScenarioStep } from './scenario-runner.ts';

type RequestFields = Pick<NewRequest, 'kind' | 'payload' | 'level' | 'priority'>;

interface SeedRequest extends RequestFields {
  sender: SeedSender;
  daysAgo: number;
  steps: ScenarioStep[];
  /** Path of the page that the request was sent from. */
  source: string;
}

const seedRequests: SeedRequest[] = [
  ...contactSeeds.map(({ sender, daysAgo, scenario, ...payload }): SeedRequest => ({
    kind: 'contact',
    level: 'contact',
    priority: 'normal',
    sender,
    daysAgo,
    payload,
    steps: contactScenarios[scenario],
    source: paths.contact(),
  })),
  ...consultationSeeds.map(({ sender, daysAgo, scenario, ...payload }): SeedRequest => ({
    kind: 'consultation',
    level: payload.timeline === 'urgent' ? 'urgent-consultation' : 'consultation',
    priority: payload.timeline === 'urgent' ? 'urgent' : 'normal',
    sender,
    daysAgo,
    payload,
    steps: consultationScenarios[scenario],
    source: paths.contact('consultation'),
  })),
  ...feasibilitySeeds.map(({ sender, daysAgo, scenario, price, sector, deliverable, ...payload }): SeedRequest => ({
    kind: 'feasibility',
    level: 'feasibility',
    priority: 'normal',
    sender,
    daysAgo,
    payload,
    steps: feasibilityScenario(scenario, price, deliverable),
    source: paths.contact('feasibility', sector ? { sector } : undefined),
  })),
];

/** Spreads the requests over the working hours of their day. Requests of today are at least 25 minutes old. */
const sentAt = (now: Date, daysAgo: number, index: number): Date => {
  const midnight = Math.floor(now.getTime() / DAY) * DAY - daysAgo * DAY;
  const minutes = (index * 37) % 420;
  return new Date(Math.min(midnight + 6 * HOUR + minutes * MINUTE, now.getTime() - ((index % 5) + 1) * 25 * MINUTE));
};

const senderOf = (
  { users }: Participants,
  sender: SeedSender,
): Pick<NewRequest, 'name' | 'email' | 'phone' | 'company'> & { user: Row<'users'> | undefined } => {
  if (typeof sender !== 'string') return { company: '', ...sender, user: undefined };
  const user = users.find(({ email }) => email.startsWith(`${sender}@`));
  if (!user) throw new Error(`The seed references the account "${sender}", which does not exist.`);
  const { name, email, phone, company } = user;
  return { name, email, phone, company, user };
};

const insertSeedRequest = async (
  runner: ScenarioRunner,
  { sender, kind, payload, level, priority, steps, source }: SeedRequest,
  sent: Date,
): Promise<void> => {
  const { user, ...person } = senderOf(runner.participants, sender);
  const actor = user
    ? { id: user.id, name: user.name, role: user.role }
    : { id: null, name: person.name, role: 'visitor' as const };
  const row = await insertRequest(runner.contextAt(sent, actor), {
    ...person,
    kind,
    payload,
    level,
    priority,
    user,
    source_path: source,
  });
  await runner.run(row, steps);
};

/** When the consultants of the demo meet clients. */
const insertBookingHours = async (trx: Transaction<Tables>, clock: Clock): Promise<void> => {
  const consultants = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'consultant')
    .where('status', '=', 'active')
    .execute();
  for (const { id } of consultants)
    await saveSchedule({ trx, now: isoAfter(clock, 0) }, id, {
      hours: [0, 1, 2, 3, 4].flatMap((day) => [
        { day, from: '10:00', to: '13:00' },
        ...(day % 2 === 0 ? [{ day, from: '16:00', to: '18:00' }] : []),
      ]),
      slot_minutes: 45,
      buffer_minutes: 15,
      days_off: [],
      link: 'https://meet.example.com/miqyas',
    });
};

/** Tags of some demo requests, by their status. */
const seedTags = [
  ['quoted', 'ينتظر التمويل'],
  ['delivered', 'عميل عائد'],
  ['in_progress', 'زيارة ميدانية'],
] as const;

const insertTags = async (trx: Transaction<Tables>): Promise<void> => {
  for (const [status, tag] of seedTags) {
    const rows = await trx
      .selectFrom('requests')
      .select('id')
      .where('status', '=', status)
      .orderBy('id')
      .limit(3)
      .execute();
    for (const { id } of rows) await trx.insertInto('request_tags').values({ request_id: id, tag }).execute();
  }
};

/** Notes about clients of the demo, by their e-mail address. */
const clientNotes = [
  ['client@miqyas.example', 'يفضّل الاتصال بعد العصر، ويقرأ الملفات على الهاتف.'],
  ['client@miqyas.example', 'يدرس شراكة مع أخيه في مشروع التمور، وقد يطلب نسخة ثانية من العرض باسمه.'],
  ['turki.f@example.com', 'حوّله إلينا مكتب محاسبة في الجبيل.'],
] as const;

const insertClientNotes = async (runner: ScenarioRunner, trx: Transaction<Tables>, clock: Clock): Promise<void> => {
  const { id: author_id, name: author_name, role: author_role } = runner.participants.admin;
  const clients = await trx.selectFrom('clients').select(['id', 'email']).execute();
  for (const [email, body] of clientNotes) {
    const client = clients.find((one) => one.email === email);
    if (!client) throw new Error(`The seed references the client "${email}", who does not exist.`);
    const note = { client_id: client.id, author_id, author_name, author_role, body, at: isoAfter(clock, -5 * DAY) };
    await trx.insertInto('client_notes').values(note).execute();
  }
};

/** Marks notifications and messages older than three days as read. */
const markRead = async (trx: Transaction<Tables>, clock: Clock): Promise<void> => {
  const before = isoAfter(clock, -3 * DAY);
  for (const name of ['notifications', 'request_messages'] as const)
    await trx
      .updateTable(name)
      .set(({ ref }) => ({ read_at: ref('at') }))
      .where('at', '<', before)
      .execute();
};

/** Inserts the requests with their histories, oldest first, so that references follow the creation order. */
export const insertRequests = async (trx: Transaction<Tables>, clock: Clock): Promise<void> => {
  const runner = await createScenarioRunner(trx);
  await insertBookingHours(trx, clock);
  const timed = seedRequests.map((request, index) => ({ request, sent: sentAt(clock(), request.daysAgo, index) }));
  for (const { request, sent } of timed.toSorted((one, other) => one.sent.getTime() - other.sent.getTime()))
    await insertSeedRequest(runner, request, sent);
  await insertTags(trx);
  await insertClientNotes(runner, trx, clock);
  await markRead(trx, clock);
  await trx
    .updateTable('agreements')
    .set(({ ref }) => ({ mailed_at: ref('accepted_at') }))
    .execute();
  // The e-mails of these requests were never sent, so nobody has their claim links.
  await trx.deleteFrom('claim_tokens').execute();
};
