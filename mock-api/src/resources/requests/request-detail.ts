import type {
  ClientRequest,
  ClientRequestDetail,
  TransitionActor,
  StaffRequest,
  StaffRequestDetail,
} from 'shared-lib/contracts';
import type { Database } from '../../db/open-database.ts';
import { readAgreements } from './agreements/agreements.ts';
import { readBookingFacts } from '../bookings/booked.ts';
import { readChecklist, readChecklistOffer } from './checklist/checklist.ts';
import { readAttached } from '../calculations/stored.ts';
import {
  toClientRequest,
  presentEvent,
  presentFile,
  presentMessage,
  presentNote,
  presentQuote,
  presentRating,
  presentRequest,
} from './present.ts';
import { readRowFacts, readRowLinks } from './lists/row-facts.ts';
import { openTransitions } from './lifecycle/transitions.ts';
import { readPhasePlans } from './progress/phases.ts';
import { timelineOf } from './progress/step-dates.ts';
import { readTasks } from './progress/tasks.ts';
import type { RequestRow } from './lifecycle/request-context.ts';
import { clockOf } from './service-levels/request-clock.ts';
import { readServiceLevels } from './service-levels/service-levels.ts';

/** Rows of a list for their client. @param now ISO 8601 */
export const presentForClient = async (
  db: Database,
  rows: readonly RequestRow[],
  now: string,
): Promise<ClientRequest[]> => {
  const linksOf = await readRowLinks(db, rows, 'client');
  const factsOf = await readRowFacts(db, rows, 'client', now);
  return rows.map((row) => {
    const { assignee, convertedTo, unread_messages } = linksOf(row);
    const { quote, ...facts } = factsOf(row);
    return toClientRequest(presentRequest(row, convertedTo), assignee, {
      ...facts,
      unread_messages,
      quote: quote && presentQuote(quote, now),
    });
  });
};

/** Rows of the inboxes: without what changes with time, because their responses are cached. */
export const presentForInbox = async (db: Database, rows: readonly RequestRow[]): Promise<StaffRequest[]> => {
  const linksOf = await readRowLinks(db, rows, 'staff');
  return rows.map((row) => {
    const { assignee, convertedTo, unread_messages } = linksOf(row);
    return {
      ...presentRequest(row, convertedTo),
      unread_messages,
      assignee_name: assignee,
      assignment_accepted_at: row.assignment_accepted_at,
    };
  });
};

/** Rows of a list for staff. @param now ISO 8601 */
export const presentForStaff = async (
  db: Database,
  rows: readonly RequestRow[],
  now: string,
): Promise<StaffRequest[]> => {
  const requests = await presentForInbox(db, rows);
  const factsOf = await readRowFacts(db, rows, 'staff', now);
  const levels = await readServiceLevels(db);
  return rows.flatMap((row, index) => {
    const request = requests[index];
    const { quote, ...facts } = factsOf(row);
    if (!request) return [];
    const clock = clockOf(row, { levels, quote, now });
    return [{ ...request, ...facts, clock, quote: quote && presentQuote(quote, now) }];
  });
};

/** Messages, files and events, oldest first; quotes, newest first. */
const readHistory = async (db: Database, { id }: RequestRow) => {
  const files = await db.selectFrom('request_files').selectAll().where('request_id', '=', id).orderBy('id').execute();
  const messages = await db
    .selectFrom('request_messages')
    .selectAll()
    .where('request_id', '=', id)
    .orderBy('id')
    .execute();
  const events = await db.selectFrom('request_events').selectAll().where('request_id', '=', id).orderBy('id').execute();
  const quotes = await db.selectFrom('quotes').selectAll().where('request_id', '=', id).orderBy('id', 'desc').execute();
  const rating = await db.selectFrom('ratings').selectAll().where('request_id', '=', id).executeTakeFirst();
  return {
    files: files.map(presentFile),
    messages: messages.map((message) => presentMessage(message, files)),
    events: events.map(presentEvent),
    quotes,
    rating: rating ? presentRating(rating) : null,
  };
};

const presentTransitions = (row: RequestRow, role: TransitionActor, now: string) =>
  openTransitions(row, role, now).map(({ to, needsNote }) => ({ to, needs_note: needsNote === true }));

const first = <Value>(values: readonly Value[]): Value => {
  const [value] = values;
  if (value === undefined) throw new Error('The list is empty.');
  return value;
};

/** A request with its history, without what only staff may see. */
export const clientDetail = async (db: Database, row: RequestRow, now: string): Promise<ClientRequestDetail> => {
  const { events, quotes: _quotes, files, ...history } = await readHistory(db, row);
  const [request, phase_plans] = [first(await presentForClient(db, [row], now)), await readPhasePlans(db, row)];
  const checklist = await readChecklist(db, row);
  return {
    ...request,
    ...history,
    files: files.filter(({ published_at }) => published_at !== null),
    events: events.filter(({ visibility }) => visibility === 'public'),
    quote: request.quote ?? null,
    steps: timelineOf(row, events),
    phase_plans,
    checklist,
    agreements: await readAgreements(db, row, now),
    calculation: readAttached(row.calculation),
    moves: presentTransitions(row, 'client', now),
  };
};

const readAccount = async (db: Database, { user_id }: RequestRow): Promise<StaffRequestDetail['account']> =>
  (await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'phone_e164', 'company', 'country', 'status'])
    .where('id', '=', user_id ?? 0)
    .executeTakeFirst()) ?? null;

/** A request with its complete history, notes and drafts. */
export const staffDetail = async (
  db: Database,
  row: RequestRow,
  role: TransitionActor,
  now: string,
): Promise<StaffRequestDetail> => {
  const { quotes, ...history } = await readHistory(db, row);
  const checklist = await readChecklist(db, row);
  const progress = {
    checklist,
    checklist_offer: await readChecklistOffer(db, row, checklist),
    steps: timelineOf(row, history.events),
    phase_plans: await readPhasePlans(db, row),
    agreements: await readAgreements(db, row, now),
    tasks: await readTasks(db, row),
    calculation: readAttached(row.calculation),
    booking: row.kind === 'consultation' ? await readBookingFacts(db, row) : null,
  };
  const notes = await db
    .selectFrom('request_notes')
    .selectAll()
    .where('request_id', '=', row.id)
    .orderBy('id')
    .execute();
  const convertedFrom = await db
    .selectFrom('requests')
    .select('reference')
    .where('converted_to', '=', row.id)
    .executeTakeFirst();
  return {
    ...first(await presentForStaff(db, [row], now)),
    ...history,
    ...progress,
    client_id: row.client_id,
    account: await readAccount(db, row),
    notes: notes.map(presentNote),
    quotes: quotes.map((quote) => presentQuote(quote, now)),
    moves: presentTransitions(row, role, now),
    converted_from: convertedFrom?.reference ?? null,
  };
};
