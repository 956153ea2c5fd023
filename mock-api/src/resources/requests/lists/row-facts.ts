import type { LastMessage, NextStep, StudyPhase } from 'shared-lib/contracts';
import { cutText } from 'shared-lib/format';
import type { Database } from '../../../db/open-database.ts';
import type { Row } from '../../../db/tables.ts';
import type { RequestRow } from '../lifecycle/request-context.ts';
import { readPhases } from '../present.ts';
import { nextStepOf } from '../progress/next-step.ts';

type Side = 'client' | 'staff';
const STAFF_ROLES = ['admin', 'consultant'] as const;

/** Ids for an `in` condition, which must not be empty: 0 is the id of no row. */
const idsOf = (values: readonly (number | null)[]): number[] => [...new Set(values.map((value) => value ?? 0)), 0];

/** Number of unread messages of the other side, by request id. */
const unreadCounts = async (db: Database, ids: number[], reader: Side): Promise<Map<number, number>> => {
  const rows = await db
    .selectFrom('request_messages')
    .select(['request_id', ({ fn }) => fn.countAll().as('unread')])
    .where('request_id', 'in', ids)
    .where('read_at', 'is', null)
    .where('author_role', reader === 'client' ? 'in' : 'not in', [...STAFF_ROLES])
    .groupBy('request_id')
    .execute();
  return new Map(rows.map(({ request_id, unread }) => [request_id, Number(unread)]));
};

const EXCERPT_LENGTH = 160;

/** The start of a text on one line. */
const excerptOf = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > EXCERPT_LENGTH ? `${cutText(line, EXCERPT_LENGTH).trimEnd()}…` : line;
};

const lastMessages = async (db: Database, ids: number[]): Promise<Map<number, LastMessage>> => {
  const rows = await db
    .selectFrom('request_messages')
    .select(['request_id', 'author_name', 'author_role', 'body', 'at'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('request_messages')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('request_id', 'in', ids)
        .groupBy('request_id'),
    )
    .execute();
  return new Map(
    rows.map(({ request_id, author_name, author_role, body, at }) => [
      request_id,
      {
        author_name,
        is_from_client: !STAFF_ROLES.some((role) => role === author_role),
        excerpt: excerptOf(body),
        at,
      },
    ]),
  );
};

/** The latest quote by request id. Clients do not see drafts. */
const latestQuotes = async (db: Database, ids: number[], reader: Side): Promise<Map<number, Row<'quotes'>>> => {
  const quotes = db.selectFrom('quotes').selectAll().where('request_id', 'in', ids).orderBy('id');
  const rows = await (reader === 'client' ? quotes.where('status', '<>', 'draft') : quotes).execute();
  return new Map(rows.map((quote) => [quote.request_id, quote]));
};

const plannedEnds = async (db: Database, ids: number[]): Promise<Map<number, Map<StudyPhase, string | null>>> => {
  const rows = await db
    .selectFrom('request_phases')
    .select(['request_id', 'phase', 'ends_at'])
    .where('request_id', 'in', ids)
    .execute();
  const ends = new Map<number, Map<StudyPhase, string | null>>();
  for (const { request_id, phase, ends_at } of rows)
    ends.set(request_id, (ends.get(request_id) ?? new Map<StudyPhase, string | null>()).set(phase, ends_at));
  return ends;
};

const readNames = async (db: Database, rows: readonly RequestRow[]): Promise<Map<number, string>> => {
  const ids = idsOf(rows.map(({ assignee_id }) => assignee_id));
  const people = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(people.map(({ id, name }) => [id, name]));
};

const readReferences = async (db: Database, rows: readonly RequestRow[]): Promise<Map<number, string>> => {
  const ids = idsOf(rows.map(({ converted_to }) => converted_to));
  const others = await db.selectFrom('requests').select(['id', 'reference']).where('id', 'in', ids).execute();
  return new Map(others.map(({ id, reference }) => [id, reference]));
};

/** What a row refers to. */
interface RowLinks {
  unread_messages: number;
  assignee: string | null;
  /** Reference of the request that this one became. */
  convertedTo: string | null;
}

/** Reads what the rows of a page refer to, with one query per table. @returns a lookup by row */
export const readRowLinks = async (
  db: Database,
  rows: readonly RequestRow[],
  reader: Side,
): Promise<(row: RequestRow) => RowLinks> => {
  const unread = await unreadCounts(db, idsOf(rows.map(({ id }) => id)), reader);
  const [names, references] = [await readNames(db, rows), await readReferences(db, rows)];
  return (row) => ({
    unread_messages: unread.get(row.id) ?? 0,
    assignee: (row.assignee_id && names.get(row.assignee_id)) || null,
    convertedTo: (row.converted_to && references.get(row.converted_to)) || null,
  });
};

/** What a row shows of its history. */
interface RowFacts {
  last_message: LastMessage | null;
  quote: Row<'quotes'> | null;
  next_step: NextStep;
}

/**
 * Reads what the rows of a page show of their history, with one query per table.
 * @param now ISO 8601
 * @returns a lookup by row
 */
export const readRowFacts = async (
  db: Database,
  rows: readonly RequestRow[],
  reader: Side,
  now: string,
): Promise<(row: RequestRow) => RowFacts> => {
  const ids = idsOf(rows.map(({ id }) => id));
  const messages = await lastMessages(db, ids);
  const quotes = await latestQuotes(db, ids, reader);
  const ends = await plannedEnds(db, ids);
  const ratings = await db.selectFrom('ratings').select('request_id').where('request_id', 'in', ids).execute();
  const rated = new Set(ratings.map(({ request_id }) => request_id));
  return (row) => ({
    last_message: messages.get(row.id) ?? null,
    quote: quotes.get(row.id) ?? null,
    next_step: nextStepOf(row, {
      phases: readPhases(row),
      phaseEnds: ends.get(row.id) ?? new Map<StudyPhase, string | null>(),
      isRated: rated.has(row.id),
      now,
    }),
  });
};
