import * as z from 'zod/mini';
import { knownOr, recordOf } from './degrade.ts';
import { pageNumber, perPage, searchText } from './list-query.ts';
import { consultantViews } from './request-choices.ts';
import { requestKinds } from './request-kind.ts';
import { actor, reference, requestFile } from './request.ts';
import { id, timestamp, usd } from './text.ts';

/** What a client is asked to do, as shown on the home page of the account. */
export const requiredActionKinds = ['quote', 'question', 'review', 'appointment', 'rating'] as const;
export type RequiredActionKind = (typeof requiredActionKinds)[number];

export const requiredAction = z.object({
  kind: knownOr(requiredActionKinds),
  reference,
  request_kind: knownOr(requestKinds),
  /** Title of the request. */
  title: z.string(),
  /** The question, or the note of the work under review; empty otherwise. */
  text: z.string(),
  /** Amount of the quote. */
  amount: z.nullable(usd),
  /** End of the quote, due date of the response, or time of the appointment. */
  at: z.nullable(timestamp),
  /** Link of the appointment; empty without one. */
  link: z.string(),
});
export type RequiredAction = z.infer<typeof requiredAction>;

/** The documents that the client of a request still has to upload. */
export const owedDocuments = z.object({
  reference,
  /** Title of the request. */
  title: z.string(),
  /** Names of the documents, the one that is due first in front. */
  documents: z.array(z.string()),
  /** When the first one is due. */
  due_at: z.nullable(timestamp),
});
export type OwedDocuments = z.infer<typeof owedDocuments>;

const countByKind = recordOf(requestKinds, z.int(), 0);

/** What the home page of a client shows in one response. */
export const accountSummary = z.object({
  unread_messages: z.int(),
  unread_notifications: z.int(),
  requests: z.object({ active: countByKind, closed: countByKind }),
  /** The first ones by their date. */
  required: z.array(requiredAction),
  required_total: z.int(),
  /** By date; not part of `required_total`. */
  documents: z.optional(z.array(owedDocuments)),
});
export type AccountSummary = z.infer<typeof accountSummary>;

/** One day of the calendar of a consultant. */
const calendarDay = z.object({
  /** Day in Riyadh, YYYY-MM-DD. */
  date: z.iso.date(),
  appointments: z.int(),
  deliveries: z.int(),
  first_replies: z.int(),
});
export type CalendarDay = z.infer<typeof calendarDay>;

/** What the queue of a consultant shows in one response. */
export const consultantSummary = z.object({
  unread_messages: z.int(),
  unread_notifications: z.int(),
  /** Number of requests in each view of the list. */
  views: recordOf(consultantViews, z.int(), 0),
  /** Own figures of the last days. */
  figures: z.object({
    days: z.int(),
    open: z.int(),
    delivered: z.int(),
    /** Of those delivered, how many by their deadline. */
    on_time: z.int(),
    /** Median in working hours; null without a first reply. */
    first_reply_hours: z.nullable(z.number()),
    rating_average: z.nullable(z.number()),
    ratings: z.int(),
  }),
  /** Today and the six days after. */
  week: z.array(calendarDay),
});
export type ConsultantSummary = z.infer<typeof consultantSummary>;

const ofRequest = { reference, request_kind: knownOr(requestKinds), title: z.string() };

/** A message in a list over all requests. */
export const dashboardMessage = z.object({
  ...ofRequest,
  id,
  author: actor,
  is_from_client: z.boolean(),
  body: z.string(),
  read_at: z.nullable(timestamp),
  at: timestamp,
});
export type DashboardMessage = z.infer<typeof dashboardMessage>;

/** A file in a list over all requests. */
export const dashboardFile = z.object({ ...ofRequest, file: requestFile });
export type DashboardFile = z.infer<typeof dashboardFile>;

export const dashboardMessageQuery = z.object({
  from: z._default(z.enum(['all', 'client', 'staff'], 'choice-invalid'), 'all'),
  unread: z._default(z.enum(['0', '1'], 'choice-invalid'), '0'),
  page: pageNumber,
  per_page: perPage(20),
});
export type DashboardMessageQuery = z.infer<typeof dashboardMessageQuery>;

export const dashboardFileQuery = z.object({
  direction: z._default(z.enum(['all', 'from_client', 'from_us'], 'choice-invalid'), 'all'),
  /** Searches the file names. */
  q: searchText,
  page: pageNumber,
  per_page: perPage(20),
});
export type DashboardFileQuery = z.infer<typeof dashboardFileQuery>;
