import type {
  AccountSummary,
  OwedDocuments,
  RequestKind,
  RequiredAction,
  RequiredActionKind,
} from 'shared-lib/contracts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { RequestRow } from '../requests/lifecycle/request-context.ts';
import { activeStatuses, isActive, waitsForClient } from '../requests/lists/status-conditions.ts';
import { rowTitle } from '../requests/payload.ts';

const STAFF = ['admin', 'consultant'] as const;

/** Number of unread notifications of a user. */
export const unreadNotifications = async (db: Database, userId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Number of messages of the other side that a client, or the assigned consultant, has not read. */
export const unreadMessages = async (
  db: Database,
  owner: 'user_id' | 'assignee_id',
  userId: number,
): Promise<number> => {
  const { count } = await db
    .selectFrom('request_messages')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('request_id', 'in', (eb) => eb.selectFrom('requests').select('id').where(owner, '=', userId))
    .where('read_at', 'is', null)
    .where('author_role', owner === 'user_id' ? 'in' : 'not in', [...STAFF])
    .executeTakeFirstOrThrow();
  return Number(count);
};

const MAX_ACTIONS = 20;

const countByKind = async (db: Database, userId: number): Promise<AccountSummary['requests']> => {
  const rows = await db
    .selectFrom('requests')
    .select(['kind', 'status', ({ fn }) => fn.countAll().as('count')])
    .where('user_id', '=', userId)
    .groupBy(['kind', 'status'])
    .execute();
  const sum = (kind: RequestKind, isOpen: boolean): number =>
    rows
      .filter((row) => row.kind === kind && activeStatuses(kind).includes(row.status) === isOpen)
      .reduce((total, { count }) => total + Number(count), 0);
  const counts = (isOpen: boolean): Record<RequestKind, number> => ({
    contact: sum('contact', isOpen),
    consultation: sum('consultation', isOpen),
    feasibility: sum('feasibility', isOpen),
  });
  return { active: counts(true), closed: counts(false) };
};

const kindOf = ({ status }: Pick<RequestRow, 'status'>): RequiredActionKind => {
  if (status === 'quoted') return 'quote';
  if (status === 'awaiting_client') return 'question';
  if (status === 'client_review') return 'review';
  return status === 'scheduled' ? 'appointment' : 'rating';
};

const toAction = (row: RequestRow, amount: number | undefined): RequiredAction => {
  const kind = kindOf(row);
  return {
    kind,
    reference: row.reference,
    request_kind: row.kind,
    title: rowTitle(row),
    text: row.question,
    amount: kind === 'quote' ? (amount ?? null) : null,
    at: kind === 'appointment' ? row.appointment_at : row.answer_due_at,
    link: kind === 'appointment' ? row.appointment_link : '',
  };
};

/** What waits for the client, by date; actions without a date come last, ratings at the very end. */
const readRequired = async (
  db: Database,
  clock: Clock,
  userId: number,
): Promise<Pick<AccountSummary, 'required' | 'required_total'>> => {
  const waiting = db.selectFrom('requests').where('user_id', '=', userId).where(waitsForClient(clock));
  const { count } = await waiting.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  const rows = await waiting
    .selectAll('requests')
    .orderBy((eb) => eb('requests.status', 'in', ['completed', 'delivered']))
    .orderBy((eb) => eb(eb.fn.coalesce('requests.answer_due_at', 'requests.appointment_at'), 'is', null))
    .orderBy((eb) => eb.fn.coalesce('requests.answer_due_at', 'requests.appointment_at'))
    .orderBy('requests.id', 'desc')
    .limit(MAX_ACTIONS)
    .execute();
  const quotes = await db
    .selectFrom('quotes')
    .select(['request_id', 'amount'])
    .where('request_id', 'in', [0, ...rows.map(({ id }) => id)])
    .where('status', '=', 'sent')
    .execute();
  const amounts = new Map(quotes.map(({ request_id, amount }) => [request_id, amount]));
  return { required: rows.map((row) => toAction(row, amounts.get(row.id))), required_total: Number(count) };
};

/** The documents that open requests of a client still wait for: by date, those without one last. */
const readOwedDocuments = async (db: Database, userId: number): Promise<OwedDocuments[]> => {
  const rows = await db
    .selectFrom('checklist_items')
    .innerJoin('requests', 'requests.id', 'checklist_items.request_id')
    .selectAll('requests')
    .select(['checklist_items.title as document', 'checklist_items.due_at as document_due_at'])
    .where('requests.user_id', '=', userId)
    .where('checklist_items.removed_at', 'is', null)
    .where('checklist_items.state', 'in', ['required', 'refused'])
    .where(isActive)
    .orderBy((eb) => eb('checklist_items.due_at', 'is', null))
    .orderBy('checklist_items.due_at')
    .orderBy('checklist_items.id')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].slice(0, MAX_ACTIONS).flatMap((items) =>
    items.slice(0, 1).map((first) => ({
      reference: first.reference,
      title: rowTitle(first),
      documents: items.map(({ document }) => document),
      due_at: first.document_due_at,
    })),
  );
};

/** What the home page of a client shows. */
export const readAccountSummary = async (db: Database, clock: Clock, userId: number): Promise<AccountSummary> => ({
  unread_messages: await unreadMessages(db, 'user_id', userId),
  unread_notifications: await unreadNotifications(db, userId),
  requests: await countByKind(db, userId),
  ...(await readRequired(db, clock, userId)),
  documents: await readOwedDocuments(db, userId),
});
