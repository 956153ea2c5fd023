import type { CalendarDay, ConsultantSummary, ConsultantView } from 'shared-lib/contracts';
import { expressionBuilder } from 'kysely';
import { DAY, isoAfter, type Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.ts';
import { assignedRequests, consultantViewConditions } from '../requests/lists/request-pages.ts';
import { isActive } from '../requests/lists/status-conditions.ts';
import { readServiceLevels } from '../requests/service-levels/service-levels.ts';
import { workingHoursBetween } from '../requests/service-levels/working-time.ts';
import { dayOf, startOfDay } from '../stats/figures.ts';
import { unreadMessages, unreadNotifications } from './account-summary.ts';

const FIGURE_DAYS = 30;
const WEEK_DAYS = 7;
/** Enough first replies for a median. */
const MAX_REPLIES = 500;

const eb = expressionBuilder<Tables, 'requests'>();

const countViews = async (db: Database, clock: Clock, id: number): Promise<Record<ConsultantView, number>> => {
  const conditions = consultantViewConditions(clock);
  const counted = async (view: ConsultantView): Promise<number> => {
    const { count } = await assignedRequests(db, id)
      .where(eb.and(conditions[view]))
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  return {
    all: await counted('all'),
    active: await counted('active'),
    due: await counted('due'),
    week: await counted('week'),
    overdue: await counted('overdue'),
    waiting: await counted('waiting'),
    new: await counted('new'),
  };
};

const medianOf = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
};

const round = (value: number): number => Math.round(value * 10) / 10;

const readFirstReply = async (db: Database, id: number, since: string): Promise<number | null> => {
  const levels = await readServiceLevels(db);
  const rows = await assignedRequests(db, id)
    .select(['created_at', 'first_replied_at'])
    .where('first_replied_at', '>=', since)
    .orderBy('first_replied_at', 'desc')
    .limit(MAX_REPLIES)
    .execute();
  const hours = rows.map(({ created_at, first_replied_at }) =>
    workingHoursBetween(new Date(created_at), new Date(first_replied_at ?? created_at), levels),
  );
  const median = medianOf(hours);
  return median === null ? null : round(median);
};

const readFigures = async (db: Database, clock: Clock, id: number): Promise<ConsultantSummary['figures']> => {
  const since = isoAfter(clock, -FIGURE_DAYS * DAY);
  const { open } = await assignedRequests(db, id)
    .where(isActive)
    .select(({ fn }) => fn.countAll().as('open'))
    .executeTakeFirstOrThrow();
  const delivered = await assignedRequests(db, id)
    .select(['status_since', 'due_at'])
    .where('status', 'in', ['completed', 'delivered'])
    .where('status_since', '>=', since)
    .execute();
  const { count, average } = await db
    .selectFrom('ratings')
    .innerJoin('requests', 'requests.id', 'ratings.request_id')
    .select(({ fn }) => [fn.countAll().as('count'), fn.avg('ratings.score').as('average')])
    .where('requests.assignee_id', '=', id)
    .where('ratings.at', '>=', since)
    .executeTakeFirstOrThrow();
  return {
    days: FIGURE_DAYS,
    open: Number(open),
    delivered: delivered.length,
    on_time: delivered.filter(({ status_since, due_at }) => due_at === null || status_since <= due_at).length,
    first_reply_hours: await readFirstReply(db, id, since),
    rating_average: average === null ? null : round(Number(average)),
    ratings: Number(count),
  };
};

const readWeek = async (db: Database, clock: Clock, id: number): Promise<CalendarDay[]> => {
  const midnight = startOfDay(clock()).getTime();
  const [from, to] = [new Date(midnight), new Date(midnight + WEEK_DAYS * DAY)].map((day) => day.toISOString());
  const rows = await assignedRequests(db, id)
    .where(isActive)
    .select(['status', 'appointment_at', 'due_at', 'first_reply_due_at', 'first_replied_at'])
    .execute();
  const daysOf = (moments: readonly (string | null)[]): string[] =>
    moments.flatMap((moment) =>
      moment !== null && from !== undefined && to !== undefined && moment >= from && moment < to
        ? [dayOf(new Date(moment))]
        : [],
    );
  const appointments = daysOf(rows.map((row) => (row.status === 'scheduled' ? row.appointment_at : null)));
  const deliveries = daysOf(rows.map(({ due_at }) => due_at));
  const replies = daysOf(rows.map((row) => (row.first_replied_at === null ? row.first_reply_due_at : null)));
  const on = (days: readonly string[], date: string): number => days.filter((day) => day === date).length;
  return Array.from({ length: WEEK_DAYS }, (_, index) => dayOf(midnight + index * DAY)).map((date) => ({
    date,
    appointments: on(appointments, date),
    deliveries: on(deliveries, date),
    first_replies: on(replies, date),
  }));
};

/** What the queue of a consultant shows. */
export const readConsultantSummary = async (db: Database, clock: Clock, id: number): Promise<ConsultantSummary> => ({
  unread_messages: await unreadMessages(db, 'assignee_id', id),
  unread_notifications: await unreadNotifications(db, id),
  views: await countViews(db, clock, id),
  figures: await readFigures(db, clock, id),
  week: await readWeek(db, clock, id),
});
