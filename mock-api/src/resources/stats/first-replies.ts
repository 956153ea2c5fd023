import { requestKinds, type AdminStats, type RequestKind } from 'shared-lib/contracts';
import type { Database } from '../../db/open-database.ts';
import { readServiceLevels } from '../requests/service-levels.ts';
import { workingHoursBetween, type WorkingTime } from '../requests/working-time.ts';

type FirstReplies = AdminStats['period']['first_reply'];

/** Medians are taken of this many of each kind, the latest: more would change nothing but the time it takes. */
const MOST = 1000;

interface Replied {
  created_at: string;
  first_reply_due_at: string | null;
  first_replied_at: string | null;
}

const readReplied = (db: Database, kind: RequestKind, from: string): Promise<Replied[]> =>
  db
    .selectFrom('requests')
    .select(['created_at', 'first_reply_due_at', 'first_replied_at'])
    .where('kind', '=', kind)
    .where('created_at', '>=', from)
    .where('is_spam', '=', 0)
    .where('first_replied_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();

const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

const summary = (rows: readonly Replied[], time: WorkingTime): FirstReplies['all'] => {
  const hours = rows.map(({ created_at, first_replied_at }) =>
    workingHoursBetween(new Date(created_at), new Date(first_replied_at ?? created_at), time),
  );
  const middle = median(hours);
  const inTime = rows.filter(
    ({ first_reply_due_at: due, first_replied_at: at }) => due === null || (at ?? '') <= due,
  ).length;
  return {
    answered: rows.length,
    median_hours: middle === null ? null : tenth(middle),
    in_time: rows.length > 0 ? tenth((inTime / rows.length) * 100) : null,
  };
};

/** How long those who wrote from a moment on waited for our first answer. */
export const readFirstReplies = async (db: Database, from: string): Promise<FirstReplies> => {
  const time = await readServiceLevels(db);
  const [contact, consultation, feasibility] = await Promise.all(
    requestKinds.map((kind) => readReplied(db, kind, from)),
  );
  const of = (rows: Replied[] = []) => summary(rows, time);
  return {
    all: of([contact, consultation, feasibility].flatMap((rows) => rows ?? [])),
    contact: of(contact),
    consultation: of(consultation),
    feasibility: of(feasibility),
  };
};
