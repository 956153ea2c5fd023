import * as z from 'zod/mini';
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
import { timestamp } from './text.ts';
import { user } from './user.ts';

/** A transition that is currently allowed for the reader. */
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
    first_reply_due_at: true,
  }),
  {
    /** Name of the assigned consultant. */
    consultant: z.nullable(z.string()),
    /** Unread messages from the company. */
    unread_messages: z.int(),
  },
);
export type ClientRequest = z.infer<typeof clientRequest>;

export const clientRequestDetail = z.extend(clientRequest, {
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

/** A request in a list for staff. */
export const staffRequest = z.extend(request, {
  assignee_name: z.nullable(z.string()),
  /** Messages of the client that no staff member has read. */
  unread_messages: z.int(),
});
export type StaffRequest = z.infer<typeof staffRequest>;

export const staffRequestDetail = z.extend(staffRequest, {
  /** Account of the sender, if there is one. */
  account: z.nullable(
    z.pick(user, { id: true, name: true, email: true, phone: true, company: true, country: true, status: true }),
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
