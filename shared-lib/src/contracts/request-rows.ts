// Lists of requests read it, so it brings nothing that only the page of a request shows.
import * as z from 'zod/mini';
import { knownOr } from './degrade.ts';
import { quote, request } from './request.ts';
import { nextStep } from './request-progress.ts';
import { timestamp } from './text.ts';

/** The latest message of a request, shortened for a row of a list. */
export const lastMessage = z.object({
  author_name: z.string(),
  is_from_client: z.boolean(),
  excerpt: z.string(),
  at: timestamp,
});
export type LastMessage = z.infer<typeof lastMessage>;

/** What a row of a list shows of a request besides its own fields. */
const listFacts = {
  next_step: z.optional(nextStep),
  last_message: z.optional(z.nullable(lastMessage)),
  /** The latest quote; a client only sees quotes that were sent. */
  quote: z.optional(z.nullable(quote)),
};

/** A request for its client, without internal fields. */
export const clientRequest = z.extend(
  z.omit(request, {
    is_spam: true,
    archived_at: true,
    user_id: true,
    assignee_id: true,
    source_path: true,
    channel: true,
    first_reply_due_at: true,
  }),
  {
    ...listFacts,
    /** By when the company promises a first reply; null once it has replied. */
    first_reply_due_at: z.optional(z.nullable(timestamp)),
    /** Name of the assigned consultant. */
    consultant: z.nullable(z.string()),
    /** Unread messages from the company. */
    unread_messages: z.int(),
  },
);
export type ClientRequest = z.infer<typeof clientRequest>;

/** `due_soon` is less than a day before the deadline; `stopped` has no deadline. */
export const clockStates = ['running', 'due_soon', 'overdue', 'paused', 'stopped'] as const;
export type ClockState = (typeof clockStates)[number];

/** The service-level clock of a request. */
export const requestClock = z.object({
  state: knownOr(clockStates, 'stopped'),
  /** What is due; null when the clock is stopped. */
  awaits: z.nullable(knownOr(['first_reply', 'delivery'])),
  /** The deadline. While the clock is paused, it is the one before the pause and moves when work goes on. */
  due_at: z.nullable(timestamp),
  /** Used share of the promised working time: 1 at the deadline, more after it. */
  used_share: z.nullable(z.number()),
  /** Since when the client must act, or work is on hold. */
  paused_since: z.nullable(timestamp),
});
export type RequestClock = z.infer<typeof requestClock>;

/** A request in a list for staff. */
export const staffRequest = z.extend(request, {
  ...listFacts,
  clock: z.optional(requestClock),
  /** When the assigned consultant accepted the assignment; null while the assignment is open. */
  assignment_accepted_at: z.optional(z.nullable(timestamp)),
  assignee_name: z.nullable(z.string()),
  /** Messages of the client that no staff member has read. */
  unread_messages: z.int(),
});
export type StaffRequest = z.infer<typeof staffRequest>;
