import type { ClientRequestDetail, TransitionActor, StaffRequest, StaffRequestDetail } from 'shared-lib/contracts';
import type { Database } from '../../db/open-database.ts';
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
import { openTransitions } from './lifecycle/transitions.ts';
import type { RequestRow } from './lifecycle/request-context.ts';

type Side = 'client' | 'staff';
const STAFF = ['admin', 'consultant'] as const;

/** Ids for an `in` condition, which must not be empty: 0 is the id of no row. */
const idsOf = (values: readonly (number | null)[]): number[] => [...new Set(values.map((value) => value ?? 0)), 0];

/** Number of unread messages of the other side, by request id. */
const unreadCounts = async (db: Database, ids: readonly number[], reader: Side): Promise<Map<number, number>> => {
  const rows = await db
    .selectFrom('request_messages')
    .select(['request_id', ({ fn }) => fn.countAll().as('unread')])
    .where('request_id', 'in', idsOf(ids))
    .where('read_at', 'is', null)
    .where('author_role', reader === 'client' ? 'in' : 'not in', [...STAFF])
    .groupBy('request_id')
    .execute();
  return new Map(rows.map(({ request_id, unread }) => [request_id, Number(unread)]));
};

/** Reads what the rows refer to: unread messages, assignees and converted requests. @returns a lookup by row */
const createLookup = async (db: Database, rows: readonly RequestRow[], reader: Side) => {
  const unread = await unreadCounts(
    db,
    rows.map(({ id }) => id),
    reader,
  );
  const people = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', idsOf(rows.map(({ assignee_id }) => assignee_id)))
    .execute();
  const others = await db
    .selectFrom('requests')
    .select(['id', 'reference'])
    .where('id', 'in', idsOf(rows.map(({ converted_to }) => converted_to)))
    .execute();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const references = new Map(others.map(({ id, reference }) => [id, reference]));
  return (row: RequestRow) => ({
    unread_messages: unread.get(row.id) ?? 0,
    assignee: (row.assignee_id && names.get(row.assignee_id)) || null,
    request: presentRequest(row, (row.converted_to && references.get(row.converted_to)) || null),
  });
};

export const presentForClient = async (db: Database, rows: readonly RequestRow[]) => {
  const lookUp = await createLookup(db, rows, 'client');
  return rows.map((row) => {
    const { request, assignee, unread_messages } = lookUp(row);
    return toClientRequest(request, assignee, unread_messages);
  });
};

export const presentForStaff = async (db: Database, rows: readonly RequestRow[]): Promise<StaffRequest[]> => {
  const lookUp = await createLookup(db, rows, 'staff');
  return rows.map((row) => {
    const { request, assignee, unread_messages } = lookUp(row);
    return { ...request, assignee_name: assignee, unread_messages };
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
  const { events, quotes, ...history } = await readHistory(db, row);
  const sent = quotes.find(({ status }) => status !== 'draft');
  return {
    ...first(await presentForClient(db, [row])),
    ...history,
    events: events.filter(({ visibility }) => visibility === 'public'),
    quote: sent ? presentQuote(sent, now) : null,
    moves: presentTransitions(row, 'client', now),
  };
};

const accountOf = async (db: Database, { user_id }: RequestRow): Promise<StaffRequestDetail['account']> =>
  (await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'company', 'country', 'status'])
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
    ...first(await presentForStaff(db, [row])),
    ...history,
    account: await accountOf(db, row),
    notes: notes.map(presentNote),
    quotes: quotes.map((quote) => presentQuote(quote, now)),
    moves: presentTransitions(row, role, now),
    converted_from: convertedFrom?.reference ?? null,
  };
};
