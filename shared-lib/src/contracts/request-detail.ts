import * as z from 'zod/mini';
import { agreement } from './agreement.ts';
import { bookingFacts } from './booking.ts';
import { checklistItem, checklistOffer } from './checklist.ts';
import { knownItems, knownOr } from './degrade.ts';
import { allRequestStatuses, requestKinds } from './request-kind.ts';
import {
  quote,
  rating,
  reference,
  request,
  requestEvent,
  requestFile,
  requestMessage,
  requestNote,
} from './request.ts';
import { nextStep, phasePlan, phaseTask, timelineStep } from './request-progress.ts';
import { attachedCalculation } from './calculation-figures.ts';
import { timestamp } from './text.ts';
import { user } from './user.ts';

/** A transition that is currently allowed for the reader. */
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

/** What the page of a request shows of its progress. */
const progress = {
  /** The six steps of a feasibility study; empty for other kinds. */
  steps: z.optional(z.array(timelineStep)),
  /** The four phases of a study in preparation; empty before. */
  phase_plans: z.optional(z.array(phasePlan)),
  /** The calculation that was sent with a feasibility request. */
  calculation: z.optional(z.nullable(attachedCalculation)),
  /** The documents that the company needs from the client, in the order of their requests. */
  checklist: z.optional(z.array(checklistItem)),
  /** All versions of the agreement, newest first; a client sees what was offered. */
  agreements: z.optional(z.array(agreement)),
};

const allowedTransition = z.object({ to: z.enum(allRequestStatuses), needs_note: z.boolean() });
const allowedTransitions = knownItems(allowedTransition, 'to', allRequestStatuses);

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

export const clientRequestDetail = z.extend(clientRequest, {
  ...progress,
  /** Public events only, oldest first. */
  events: z.array(requestEvent),
  messages: z.array(requestMessage),
  files: z.array(requestFile),
  /** The latest quote that was sent. */
  quote: z.nullable(quote),
  rating: z.nullable(rating),
  moves: allowedTransitions,
});
export type ClientRequestDetail = z.infer<typeof clientRequestDetail>;

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

export const staffRequestDetail = z.extend(staffRequest, {
  ...progress,
  /** Tasks of all phases, in the order of their creation. */
  tasks: z.optional(z.array(phaseTask)),
  /** The documents of the service that the request does not ask for yet; null without a service. */
  checklist_offer: z.optional(z.nullable(checklistOffer)),
  /** The latest booking of a slot; null when there is none. */
  booking: z.optional(z.nullable(bookingFacts)),
  /** Account of the sender, if there is one. */
  account: z.nullable(
    z.pick(user, {
      id: true,
      name: true,
      email: true,
      phone: true,
      phone_e164: true,
      company: true,
      country: true,
      status: true,
    }),
  ),
  events: z.array(requestEvent),
  messages: z.array(requestMessage),
  notes: z.array(requestNote),
  files: z.array(requestFile),
  /** All quotes including drafts, newest first. */
  quotes: z.array(quote),
  rating: z.nullable(rating),
  moves: allowedTransitions,
  /** Reference of the contact message that became this request. */
  converted_from: z.nullable(reference),
});
export type StaffRequestDetail = z.infer<typeof staffRequestDetail>;

/** Link to a file, valid for one minute. */
export const fileLink = z.object({ url: z.string(), expires_at: timestamp });
export type FileLink = z.infer<typeof fileLink>;

/** Preview of the request behind a claim link: recognisable, without personal data. */
export const claimPreview = z.object({
  reference,
  kind: knownOr(requestKinds),
  created_at: timestamp,
  /** Masked: «م…» and «m•••@example.com». */
  name: z.string(),
  email: z.string(),
  is_claimed: z.boolean(),
});
export type ClaimPreview = z.infer<typeof claimPreview>;
