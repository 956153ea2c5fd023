import * as z from 'zod/mini';
import { knownItems, knownOr, recordOf } from './degrade.ts';
import { publicationStatuses } from './publication.ts';
import { allRequestStatuses, requestKinds } from './request-kind.ts';
import { rating, reference, requestEvent } from './request.ts';
import { sector } from './sector.ts';
import { timestamp } from './text.ts';

const count = z.int().check(z.nonnegative());

/** Length of a period in days, including today. */
export const statsPeriods = ['7', '30', '90', '365'] as const;
export const statsQuery = z.object({ days: z._default(z.enum(statsPeriods, 'choice-invalid'), '30') });

const byKind = z.object({ contact: count, consultation: count, feasibility: count });
export type CountByKind = z.infer<typeof byKind>;

/** Requests received since `from`; filter a list with it as `created_at_gte`. */
const receivedRequests = z.extend(byKind, { from: timestamp, total: count });

const stage = z.object({
  status: z.enum(allRequestStatuses),
  /** Requests with this status now. */
  now: count,
  /** Requests that have or had this status. */
  reached: count,
});

const firstReply = z.object({
  answered: count,
  /** Median time to the first reply in working hours. */
  median_hours: z.nullable(z.number()),
  /** Percent of first replies that were in time. */
  in_time: z.nullable(z.number()),
});

const overdueRequest = z.object({
  reference,
  kind: knownOr(requestKinds),
  name: z.string(),
  status: knownOr(allRequestStatuses),
  /** The overdue step. */
  awaits: knownOr(['first_reply', 'delivery']),
  due_at: timestamp,
  assignee_name: z.nullable(z.string()),
});

const activity = z.object({
  at: timestamp,
  actor_name: z.string(),
  /** Action name of the audit log or request history: `request.status`, `settings.saved`… */
  action: z.string(),
  resource: z.string(),
  /** Reference or id. */
  record: z.string(),
  /** Kind of the request, if the record is one. */
  kind: z.nullable(knownOr(requestKinds)),
  from: requestEvent.shape.from,
  to: requestEvent.shape.to,
});

const activeCounts = z.object({ active: count, inactive: count });
const statusCounts = recordOf(publicationStatuses, count, 0);
const stages = knownItems(stage, 'status', allRequestStatuses);

/** Figures of the administration dashboard. Days are in Riyadh time; spam is excluded. */
export const adminStats = z.object({
  /** Current day in Riyadh as `YYYY-MM-DD`. */
  today: z.iso.date(),
  arrived: z.object({ today: receivedRequests, last_7_days: receivedRequests, last_30_days: receivedRequests }),
  /** Requests without a final status, and how many of them need attention. */
  open: z.extend(byKind, { total: count, unassigned: count, with_unread_messages: count, overdue: count }),
  /** At most ten overdue requests, the longest overdue first. */
  overdue: z.array(overdueRequest),
  /** Figures of the requested period. */
  period: z.object({
    days: z.int(),
    from: timestamp,
    /** Each day once, oldest first. */
    trend: z.array(z.extend(byKind, { date: z.iso.date() })),
    /** Progress of the requests received in the period. */
    stages: z.object({ contact: stages, consultation: stages, feasibility: stages }),
    /** By the sector of the page or study that the sender came from; `null` if unknown. */
    sectors: z.array(
      z.object({
        sector: z.nullable(z.pick(sector, { id: true, slug: true, name_ar: true })),
        ...byKind.shape,
        total: count,
      }),
    ),
    /**
     * By the page that led to the request, most requests first. The row with an empty path sums requests without a known page and
     * those of less frequent pages.
     */
    pages: z.optional(
      z.array(
        z.object({
          /** Path without query. */
          page: z.string(),
          /** Title of the service, sector or study; `null` for other pages. */
          title: z.nullable(z.string()),
          ...byKind.shape,
          total: count,
          /** Requests that became work: an agreed session, or an accepted quote. */
          agreed: count,
        }),
      ),
    ),
    first_reply: z.object({ all: firstReply, contact: firstReply, consultation: firstReply, feasibility: firstReply }),
  }),
  ratings: z.object({
    count,
    /** From 1 to 5. */
    average: z.nullable(z.number()),
    latest: z.array(z.object({ reference, name: z.string(), ...z.omit(rating, { request_id: true }).shape })),
  }),
  /** Latest actions, newest first. */
  activity: z.array(activity),
  users: z.object({ admin: count, consultant: count, client: count, pending: count, suspended: count, total: count }),
  content: z.object({
    services: activeCounts,
    sectors: activeCounts,
    sliders: activeCounts,
    articles: statusCounts,
    studies: statusCounts,
  }),
});
export type AdminStats = z.infer<typeof adminStats>;
