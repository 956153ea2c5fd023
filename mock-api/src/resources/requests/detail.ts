import type { ClientRequestDetail, Mover, StaffRequest, StaffRequestDetail } from 'shared-lib/contracts';
import type { Database } from '../../db/open-database.ts';
import {
  forClient,
  presentEvent,
  presentFile,
  presentMessage,
  presentNote,
  presentQuote,
  presentRating,
  presentRequest,
} from './present.ts';
import { openMoves } from './transitions.ts';
import type { RequestRow } from './work.ts';

type Side = 'client' | 'staff';
const STAFF = ['admin', 'consultant'] as const;

/** Zero is nobody's number; a list for `in` may not be empty. */
const numbers = (values: readonly (number | null)[]): number[] => [...new Set(values.map((value) => value ?? 0)), 0];

/** How many messages of the other side each request holds that were not read. */
const unreadCounts = async (db: Database, ids: readonly number[], reader: Side): Promise<Map<number, number>> => {
  const rows = await db
    .selectFrom('request_messages')
    .select(['request_id', ({ fn }) => fn.countAll().as('unread')])
    .where('request_id', 'in', numbers(ids))
    .where('read_at', 'is', null)
    .where('author_role', reader === 'client' ? 'in' : 'not in', [...STAFF])
    .groupBy('request_id')
    .execute();
  return new Map(rows.map(({ request_id, unread }) => [request_id, Number(unread)]));
};

/** What the rows of a list name by number. */
const lookUp = async (db: Database, rows: readonly RequestRow[], reader: Side) => {
  const unread = await unreadCounts(
    db,
    rows.map(({ id }) => id),
    reader,
  );
  const people = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', numbers(rows.map(({ assignee_id }) => assignee_id)))
    .execute();
  const others = await db
    .selectFrom('requests')
    .select(['id', 'reference'])
    .where('id', 'in', numbers(rows.map(({ converted_to }) => converted_to)))
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
  const look = await lookUp(db, rows, 'client');
  return rows.map((row) => {
    const { request, assignee, unread_messages } = look(row);
    return forClient(request, assignee, unread_messages);
  });
};

export const presentForStaff = async (db: Database, rows: readonly RequestRow[]): Promise<StaffRequest[]> => {
  const look = await lookUp(db, rows, 'staff');
  return rows.map((row) => {
    const { request, assignee, unread_messages } = look(row);
    return { ...request, assignee_name: assignee, unread_messages };
  });
};

/** What was said, sent and done, oldest first. */
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

const movesOf = (row: RequestRow, mover: Mover, now: string) =>
  openMoves(row, mover, now).map(({ to, needsNote }) => ({ to, needs_note: needsNote === true }));

const first = <Value>(values: readonly Value[]): Value => {
  const [value] = values;
  if (value === undefined) throw new Error('One request in, one request out.');
  return value;
};

/** A request with its history, as its client sees it. */
export const clientDetail = async (db: Database, row: RequestRow, now: string): Promise<ClientRequestDetail> => {
  const { events, quotes, ...history } = await readHistory(db, row);
  const sent = quotes.find(({ status }) => status !== 'draft');
  return {
    ...first(await presentForClient(db, [row])),
    ...history,
    events: events.filter(({ visibility }) => visibility === 'public'),
    quote: sent ? presentQuote(sent, now) : null,
    moves: movesOf(row, 'client', now),
  };
};

const accountOf = async (db: Database, { user_id }: RequestRow): Promise<StaffRequestDetail['account']> =>
  (await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'company', 'country', 'status'])
    .where('id', '=', user_id ?? 0)
    .executeTakeFirst()) ?? null;

/** A request with its history, as the consultant or the administration sees it. */
export const staffDetail = async (
  db: Database,
  row: RequestRow,
  mover: Mover,
  now: string,
): Promise<StaffRequestDetail> => {
  const { quotes, ...history } = await readHistory(db, row);
  const notes = await db
    .selectFrom('request_notes')
    .selectAll()
    .where('request_id', '=', row.id)
    .orderBy('id')
    .execute();
  const origin = await db
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
    moves: movesOf(row, mover, now),
    converted_from: origin?.reference ?? null,
  };
};
