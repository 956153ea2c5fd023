import { pausesClock, type RequestClock } from 'shared-lib/contracts';
import { DAY } from '../../../clock.ts';
import type { Row } from '../../../db/tables.ts';
import type { RequestRow } from '../lifecycle/request-context.ts';
import type { ServiceLevels } from './service-levels.ts';
import { workingHoursBetween } from './working-time.ts';

/** A deadline within this time is due soon. */
export const DUE_SOON = DAY;

type ClockRow = Pick<
  RequestRow,
  'status' | 'status_since' | 'created_at' | 'first_replied_at' | 'first_reply_due_at' | 'due_at' | 'clock_due_at'
>;

interface ClockFacts {
  levels: ServiceLevels;
  /** The latest quote: an accepted one has the promised time. */
  quote: Pick<Row<'quotes'>, 'status' | 'delivery_days'> | null;
  /** ISO 8601. */
  now: string;
}

const stopped: RequestClock = { state: 'stopped', awaits: null, due_at: null, used_share: null, paused_since: null };

/** Working hours that were promised in all: until the first reply, or for the work. */
const promisedHours = (row: ClockRow, due: string, { levels, quote }: ClockFacts): number => {
  const isDelivery = row.first_replied_at !== null;
  return isDelivery && quote?.status === 'accepted'
    ? quote.delivery_days * (levels.to - levels.from)
    : workingHoursBetween(new Date(row.created_at), new Date(due), levels);
};

/** Share of the promised working time that is used: 1 at the deadline, more after it. */
const usedShare = (row: ClockRow, due: string, at: string, facts: ClockFacts): number => {
  const total = promisedHours(row, due, facts);
  if (total <= 0) return at < due ? 0 : 1;
  const [from, to] = at < due ? [at, due] : [due, at];
  const hours = workingHoursBetween(new Date(from), new Date(to), facts.levels);
  const used = at < due ? total - hours : total + hours;
  return Math.round(Math.max(0, used / total) * 100) / 100;
};

/**
 * The service-level clock of a request: its running deadline, how much of the promised working time is used, and since when it
 * is paused. `clock_due_at` of the database has the same running deadline for filters and orders.
 */
export const clockOf = (row: ClockRow, facts: ClockFacts): RequestClock => {
  const isPaused = pausesClock(row.status);
  const isReplyDue = row.first_replied_at === null;
  const due = isPaused ? (isReplyDue ? row.first_reply_due_at : row.due_at) : row.clock_due_at;
  if (due === null) return isPaused ? { ...stopped, state: 'paused', paused_since: row.status_since } : stopped;
  const at = isPaused ? row.status_since : facts.now;
  const soon = new Date(Date.parse(facts.now) + DUE_SOON).toISOString();
  const running = due < facts.now ? 'overdue' : due < soon ? 'due_soon' : 'running';
  return {
    state: isPaused ? 'paused' : running,
    awaits: isReplyDue ? 'first_reply' : 'delivery',
    due_at: due,
    used_share: usedShare(row, due, at, facts),
    paused_since: isPaused ? row.status_since : null,
  };
};
