import { paths } from 'shared-lib/paths';
import type { Transaction } from 'kysely';
import { DAY, HOUR, isoAfter, MINUTE, type Clock } from '../clock.ts';
import type { Row, Tables } from '../db/tables.ts';
import { insertRequest, type NewRequest } from '../resources/requests/repository.ts';
import { consultationStories } from './content/requests/consultations.ts';
import { contactStories } from './content/requests/contacts.ts';
import { feasibilityStories } from './content/requests/feasibility.ts';
import type { SeedSender } from './content/requests/story.ts';
import { consultationCourses, contactCourses, feasibilityCourse } from './courses.ts';
import { createStage, type Cast, type Stage, type Step } from './stage.ts';

type Filled = Pick<NewRequest, 'kind' | 'payload' | 'level' | 'priority'>;

interface Play extends Filled {
  sender: SeedSender;
  daysAgo: number;
  steps: Step[];
  /** The page it was sent from. */
  source: string;
}

const plays: Play[] = [
  ...contactStories.map(({ sender, daysAgo, course, ...payload }): Play => ({
    kind: 'contact',
    level: 'contact',
    priority: 'normal',
    sender,
    daysAgo,
    payload,
    steps: contactCourses[course],
    source: paths.contact(),
  })),
  ...consultationStories.map(({ sender, daysAgo, course, ...payload }): Play => ({
    kind: 'consultation',
    level: payload.timeline === 'urgent' ? 'urgent-consultation' : 'consultation',
    priority: payload.timeline === 'urgent' ? 'urgent' : 'normal',
    sender,
    daysAgo,
    payload,
    steps: consultationCourses[course],
    source: paths.contact('consultation'),
  })),
  ...feasibilityStories.map(({ sender, daysAgo, course, price, sector, ...payload }): Play => ({
    kind: 'feasibility',
    level: 'feasibility',
    priority: 'normal',
    sender,
    daysAgo,
    payload,
    steps: feasibilityCourse(course, price),
    source: paths.contact('feasibility', sector ? { sector } : undefined),
  })),
];

/** During the day, at another minute for each; what came today came a while ago. */
const sentAt = (now: Date, daysAgo: number, index: number): Date => {
  const midnight = Math.floor(now.getTime() / DAY) * DAY - daysAgo * DAY;
  const minutes = (index * 37) % 420;
  return new Date(Math.min(midnight + 6 * HOUR + minutes * MINUTE, now.getTime() - ((index % 5) + 1) * 25 * MINUTE));
};

const senderOf = (
  { users }: Cast,
  sender: SeedSender,
): Pick<NewRequest, 'name' | 'email' | 'phone' | 'company'> & { user: Row<'users'> | undefined } => {
  if (typeof sender !== 'string') return { company: '', ...sender, user: undefined };
  const user = users.find(({ email }) => email.startsWith(`${sender}@`));
  if (!user) throw new Error(`The seed names the account "${sender}", which it does not hold.`);
  const { name, email, phone, company } = user;
  return { name, email, phone, company, user };
};

const perform = async (
  stage: Stage,
  { sender, kind, payload, level, priority, steps, source }: Play,
  sent: Date,
): Promise<void> => {
  const { user, ...person } = senderOf(stage.cast, sender);
  const actor = user
    ? { id: user.id, name: user.name, role: user.role }
    : { id: null, name: person.name, role: 'visitor' as const };
  const row = await insertRequest(stage.at(sent, actor), {
    ...person,
    kind,
    payload,
    level,
    priority,
    user,
    source_path: source,
  });
  await stage.play(row, steps);
};

/** What lies back a few days was read then. */
const markRead = async (trx: Transaction<Tables>, clock: Clock): Promise<void> => {
  const before = isoAfter(clock, -3 * DAY);
  for (const name of ['notifications', 'request_messages'] as const)
    await trx
      .updateTable(name)
      .set(({ ref }) => ({ read_at: ref('at') }))
      .where('at', '<', before)
      .execute();
};

/** Plays the stories of the requests, oldest first, so that references and times go together. */
export const insertRequests = async (trx: Transaction<Tables>, clock: Clock): Promise<void> => {
  const stage = await createStage(trx);
  const timed = plays.map((play, index) => ({ play, sent: sentAt(clock(), play.daysAgo, index) }));
  for (const { play, sent } of timed.toSorted((one, other) => one.sent.getTime() - other.sent.getTime()))
    await perform(stage, play, sent);
  await markRead(trx, clock);
  // Mails of the stories were never sent, so nobody holds their links.
  await trx.deleteFrom('claim_tokens').execute();
};
