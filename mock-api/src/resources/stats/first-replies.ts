import { requestKinds, type AdminStats, type RequestKind } from 'shared-lib/contracts';
import type { Database } from '../../db/open-database.ts';
import { readServiceLevels } from '../requests/service-levels/service-levels.ts';
import { workingHoursBetween, type WorkingTime } from '../requests/service-levels/working-time.ts';

type FirstReplies = AdminStats['period']['first_reply'];

/** Medians use the latest requests of each kind up to this number, to limit the time of the query. */
const MAX_REQUESTS = 1000;

interface RepliedRequest {
  created_at: string;
  first_reply_due_at: string | null;
  first_replied_at: string | null;
}

const readReplied = (db: Database, kind: RequestKind, from: string): Promise<RepliedRequest[]> =>
  db
    .selectFrom('requests')
    .select(['created_at', 'first_reply_due_at', 'first_replied_at'])
    .where('kind', '=', kind)
    .where('created_at', '>=', from)
    .where('is_spam', '=', 0)
    .where('first_replied_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(MAX_REQUESTS)
    .execute();

const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
};

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

interface FirstReply {
  hours: number;
  isInTime: boolean;
}

const firstReplyOf = (
  { created_at: from, first_reply_due_at: due, first_replied_at }: RepliedRequest,
  time: WorkingTime,
): FirstReply => {
  const at = first_replied_at ?? from;
  return { hours: workingHoursBetween(new Date(from), new Date(at), time), isInTime: due === null || at <= due };
};

const summaryOf = (replies: readonly FirstReply[]): FirstReplies['all'] => {
  const medianHours = median(replies.map(({ hours }) => hours));
  const inTime = replies.filter(({ isInTime }) => isInTime).length;
  return {
    answered: replies.length,
    median_hours: medianHours === null ? null : roundToTenth(medianHours),
    in_time: replies.length > 0 ? roundToTenth((inTime / replies.length) * 100) : null,
  };
};

/** Time to the first reply, in working hours, of requests from a moment on. */
export const readFirstReplies = async (db: Database, from: string): Promise<FirstReplies> => {
  const time = await readServiceLevels(db);
  const [contact = [], consultation = [], feasibility = []] = await Promise.all(
    requestKinds.map(async (kind) => (await readReplied(db, kind, from)).map((row) => firstReplyOf(row, time))),
  );
  return {
    all: summaryOf([...contact, ...consultation, ...feasibility]),
    contact: summaryOf(contact),
    consultation: summaryOf(consultation),
    feasibility: summaryOf(feasibility),
  };
};
