import * as z from 'zod/mini';
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

/** A status that the reader may move the request to now. */
const allowedMove = z.object({ to: z.enum(allRequestStatuses), needs_note: z.boolean() });

/** What a client sees of an own request: nothing of how the company works inside. */
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
    /** Name of the consultant who works on it. */
    consultant: z.nullable(z.string()),
    /** Messages of ours that were not read yet. */
    unread_messages: z.int(),
  },
);
export type ClientRequest = z.infer<typeof clientRequest>;

export const clientRequestDetail = z.extend(clientRequest, {
  /** Public ones only, oldest first. */
  events: z.array(requestEvent),
  messages: z.array(requestMessage),
  files: z.array(requestFile),
  /** The latest that was sent. */
  quote: z.nullable(quote),
  rating: z.nullable(rating),
  moves: z.array(allowedMove),
});
export type ClientRequestDetail = z.infer<typeof clientRequestDetail>;

/** One row of a staff list. */
export const staffRequest = z.extend(request, {
  assignee_name: z.nullable(z.string()),
  /** The client's messages that nobody of ours has read. */
  unread_messages: z.int(),
});
export type StaffRequest = z.infer<typeof staffRequest>;

export const staffRequestDetail = z.extend(staffRequest, {
  /** The account of the sender, when there is one. */
  account: z.nullable(
    z.pick(user, { id: true, name: true, email: true, phone: true, company: true, country: true, status: true }),
  ),
  events: z.array(requestEvent),
  messages: z.array(requestMessage),
  notes: z.array(requestNote),
  files: z.array(requestFile),
  /** Drafts too, newest first. */
  quotes: z.array(quote),
  rating: z.nullable(rating),
  moves: z.array(allowedMove),
  /** Reference of the contact message that became this request. */
  converted_from: z.nullable(reference),
});
export type StaffRequestDetail = z.infer<typeof staffRequestDetail>;

/** Opens one file, for a minute. */
export const fileLink = z.object({ url: z.string(), expires_at: timestamp });
export type FileLink = z.infer<typeof fileLink>;

/** What a claim link leads to: enough to recognise it, not enough to learn anything. */
export const claimPreview = z.object({
  reference,
  kind: z.enum(requestKinds),
  created_at: timestamp,
  /** Masked: «م…» and «m•••@example.com». */
  name: z.string(),
  email: z.string(),
  is_claimed: z.boolean(),
});
export type ClaimPreview = z.infer<typeof claimPreview>;
