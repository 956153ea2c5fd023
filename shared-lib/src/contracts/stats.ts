import * as z from 'zod/mini';
import { publicationStatuses } from './publication.ts';
import { allRequestStatuses, requestKinds } from './request-kind.ts';
import { rating, reference, requestEvent } from './request.ts';
import { sector } from './sector.ts';
import { timestamp } from './text.ts';

const count = z.int().check(z.nonnegative());

/** How many days the figures of a period look back, today among them. */
export const statsPeriods = ['7', '30', '90', '365'] as const;
export const statsQuery = z.object({ days: z._default(z.enum(statsPeriods, 'choice-invalid'), '30') });

const byKind = z.object({ contact: count, consultation: count, feasibility: count });
export type CountByKind = z.infer<typeof byKind>;

/** Requests that arrived from a moment on; the moment is what a list is filtered by (`created_at_gte`). */
const arrivals = z.extend(byKind, { from: timestamp, total: count });

const stage = z.object({
  status: z.enum(allRequestStatuses),
  /** How many have this status. */
  now: count,
  /** How many have it or had it. */
  reached: count,
});

const firstReply = z.object({
  answered: count,
  /** Half of the answers took no longer, in working hours. */
  median_hours: z.nullable(z.number()),
  /** Percent of the answers that were given in time. */
  in_time: z.nullable(z.number()),
});

const overdueRequest = z.object({
  reference,
  kind: z.enum(requestKinds),
  name: z.string(),
  status: z.enum(allRequestStatuses),
  /** What should have happened. */
  awaits: z.enum(['first_reply', 'delivery']),
  due_at: timestamp,
  assignee_name: z.nullable(z.string()),
});

const activity = z.object({
  at: timestamp,
  actor_name: z.string(),
  /** As the audit log and the histories of requests call it: `request.status`, `settings.saved`… */
  action: z.string(),
  resource: z.string(),
  /** Reference or number. */
  record: z.string(),
  /** Of a request. */
  kind: z.nullable(z.enum(requestKinds)),
  from: requestEvent.shape.from,
  to: requestEvent.shape.to,
});

const shown = z.object({ active: count, inactive: count });
const published = z.record(z.enum(publicationStatuses), count);

/** What the administration begins its day with. Days are those of Riyadh; spam counts nowhere. */
export const adminStats = z.object({
  /** The day in Riyadh, as `YYYY-MM-DD`. */
  today: z.iso.date(),
  arrived: z.object({ today: arrivals, last_7_days: arrivals, last_30_days: arrivals }),
  /** Requests that something may still lead on from, and what of them needs somebody. */
  open: z.extend(byKind, { total: count, unassigned: count, with_unread_messages: count, overdue: count }),
  /** What should have happened by now: the longest overdue first, ten at most. */
  overdue: z.array(overdueRequest),
  /** Everything below here but the counts looks back over the period that was asked for. */
  period: z.object({
    days: z.int(),
    from: timestamp,
    /** Each day once, oldest first. */
    trend: z.array(z.extend(byKind, { date: z.iso.date() })),
    /** How far the requests that arrived in the period have come. */
    stages: z.object({ contact: z.array(stage), consultation: z.array(stage), feasibility: z.array(stage) }),
    /** By the sector whose page or study the sender came from; `null` where it is not known. */
    sectors: z.array(
      z.object({
        sector: z.nullable(z.pick(sector, { id: true, slug: true, name_ar: true })),
        ...byKind.shape,
        total: count,
      }),
    ),
    first_reply: z.object({ all: firstReply, contact: firstReply, consultation: firstReply, feasibility: firstReply }),
  }),
  ratings: z.object({
    count,
    /** From 1 to 5. */
    average: z.nullable(z.number()),
    latest: z.array(z.object({ reference, name: z.string(), ...z.omit(rating, { request_id: true }).shape })),
  }),
  /** What was done last, newest first. */
  activity: z.array(activity),
  users: z.object({ admin: count, consultant: count, client: count, pending: count, suspended: count, total: count }),
  content: z.object({ services: shown, sectors: shown, sliders: shown, articles: published, studies: published }),
});
export type AdminStats = z.infer<typeof adminStats>;
