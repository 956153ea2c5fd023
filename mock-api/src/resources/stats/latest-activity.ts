import type { AdminStats } from 'shared-lib/contracts';
import type { Database } from '../../db/open-database.ts';

const MAX_ENTRIES = 12;
const MAX_RATINGS = 5;

type Activity = AdminStats['activity'];

const readEvents = async (db: Database): Promise<Activity> => {
  const rows = await db
    .selectFrom('request_events')
    .innerJoin('requests', 'requests.id', 'request_events.request_id')
    .select(['at', 'actor_name', 'type', 'from', 'to', 'reference', 'kind'])
    .where('is_spam', '=', 0)
    .orderBy('request_events.id', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  return rows.map(({ type, reference, ...event }) => ({
    ...event,
    action: `request.${type}`,
    resource: 'requests',
    record: reference,
  }));
};

/** Audit entries but those of requests, whose events are more detailed. */
const readAuditEntries = async (db: Database): Promise<Activity> => {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['at', 'actor_name', 'action', 'resource', 'record'])
    .where('resource', '!=', 'requests')
    .orderBy('id', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  return rows.map((entry) => ({ ...entry, kind: null, from: null, to: null }));
};

/** The latest request events and audit entries, newest first. */
export const readActivity = async (db: Database): Promise<Activity> =>
  [...(await readEvents(db)), ...(await readAuditEntries(db))]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, MAX_ENTRIES);

/** Count, average and latest ratings of finished requests. */
export const readRatings = async (db: Database): Promise<AdminStats['ratings']> => {
  const { count, average } = await db
    .selectFrom('ratings')
    .select(({ fn }) => [fn.countAll().as('count'), fn.avg('score').as('average')])
    .executeTakeFirstOrThrow();
  const latest = await db
    .selectFrom('ratings')
    .innerJoin('requests', 'requests.id', 'ratings.request_id')
    .select(['reference', 'requests.name', 'score', 'comment', 'at'])
    .orderBy('at', 'desc')
    .orderBy('ratings.request_id', 'desc')
    .limit(MAX_RATINGS)
    .execute();
  return { count: Number(count), average: average === null ? null : Math.round(Number(average) * 100) / 100, latest };
};
