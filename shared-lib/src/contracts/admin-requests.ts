import * as z from 'zod/mini';
import { recordOf } from './degrade.ts';
import { staffRequest } from './request-rows.ts';
import { sector } from './sector.ts';
import { contactFields, consultationFields, feasibilityFields } from './request-forms.ts';
import { requestPriorities } from './request.ts';
import { emailText, id, optionalText, requiredText, SENDER_MAX, timestamp } from './text.ts';

/**
 * Views of the inbox of the administration. `active` are requests that are not over; `mine` and `unassigned` are active; `new` have
 * not been opened by anybody; `unread` have something that the signed-in person has not seen; `waiting` wait for their client. `snoozed`
 * come back on a date and until then are in no view of open work, except when their deadline is near or over.
 */
export const adminViews = [
  'all',
  'active',
  'mine',
  'unassigned',
  'new',
  'unread',
  'due_soon',
  'overdue',
  'waiting',
  'snoozed',
  'spam',
  'archived',
] as const;
export type AdminView = (typeof adminViews)[number];

/** A row of the inbox over the three kinds. */
export const adminRequest = z.extend(staffRequest, {
  /** Subject, or the start of the description. */
  title: z.string(),
  /** The client did something that the signed-in person has not seen. */
  is_unread: z.boolean(),
  /** Sector of the page or study that the request was sent from. */
  sector: z.nullable(z.pick(sector, { id: true, slug: true, name_ar: true })),
  tags: z.optional(z.array(z.string())),
  /** When it comes back into the views of open work; null when it is there. */
  snoozed_until: z.optional(z.nullable(timestamp)),
  /** Other open requests that may come from the same person. */
  same_sender: z.optional(z.int()),
});
export type AdminRequest = z.infer<typeof adminRequest>;

/** Counts for the menu and the tabs of the administration. */
export const adminSummary = z.object({
  views: recordOf(adminViews, z.int(), 0),
  new_requests: z.object({ contact: z.int(), consultation: z.int(), feasibility: z.int() }),
  /** Consultants that wait for approval. */
  pending_users: z.int(),
  unread_notifications: z.int(),
  /** Drafts and scheduled rows. */
  unpublished: z.optional(z.object({ articles: z.int(), studies: z.int() })),
});
export type AdminSummary = z.infer<typeof adminSummary>;

/** How a request arrived. */
export const requestChannels = ['site', 'phone', 'whatsapp', 'visit'] as const;
export type RequestChannel = (typeof requestChannels)[number];

/** Fields of every request that staff enter for a person who called or wrote. */
const sender = {
  channel: z.enum(['phone', 'whatsapp', 'visit'], 'choice-invalid'),
  name: requiredText({ required: 'name-required', max: SENDER_MAX.name }),
  phone: requiredText({ required: 'phone-required', max: SENDER_MAX.phone }),
  /** With an e-mail address, the person gets a receipt with a link. */
  email: z._default(z.union([z.literal(''), emailText()]), ''),
  company: optionalText(SENDER_MAX.company),
  priority: z._default(z.enum(requestPriorities, 'choice-invalid'), 'normal'),
  assignee_id: z._default(z.nullable(id), null),
  /** The client it is for: with an account, it is in the account. Without one, the guest with the e-mail address or the phone number. */
  client_id: z._default(z.nullable(id), null),
};

/** Input for entering a request that arrived by phone, by WhatsApp, or in person. */
export const requestEntryInput = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('contact'), ...sender, ...contactFields }),
    z.object({ kind: z.literal('consultation'), ...sender, ...consultationFields }),
    z.object({ kind: z.literal('feasibility'), ...sender, ...feasibilityFields }),
  ],
  'choice-invalid',
);
export type RequestEntryInput = z.infer<typeof requestEntryInput>;
