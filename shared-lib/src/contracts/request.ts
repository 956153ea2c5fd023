import * as z from 'zod/mini';
import { plannedPayment, workStart } from './agreement.ts';
import { knownOr, recordOf } from './degrade.ts';
import { allRequestStatuses, REFERENCE_FORMAT, requestKinds } from './request-kind.ts';
import { preferredTime } from './preferred-times.ts';
import { appointment, phaseStates } from './request-progress.ts';
import { studyPhases } from './study.ts';
import { id, timestamp, usd } from './text.ts';
import { roles } from './user.ts';

export const requestPriorities = ['normal', 'urgent'] as const;
export const reference = z.string().check(z.regex(REFERENCE_FORMAT));
const phaseProgress = recordOf(studyPhases, knownOr(phaseStates), 'not_started');

/** Form fields of the sender; fields of other kinds are null. Values are those of the specification. */
const formFields = {
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The numbers that were recognised in `phone`, in the form of links (E.164), separated by a space; empty for none. */
  phone_e164: z.optional(z.string()),
  company: z.string(),
  subject: z.nullable(z.string()),
  message: z.nullable(z.string()),
  project_type: z.nullable(z.string()),
  budget_range: z.nullable(z.string()),
  timeline: z.nullable(z.string()),
  description: z.nullable(z.string()),
  project_idea: z.nullable(z.string()),
  capital_amount: z.nullable(z.string()),
  location: z.nullable(z.string()),
  target_market: z.nullable(z.string()),
};

/** One shape for the three kinds of request. */
export const request = z.object({
  id,
  reference,
  kind: knownOr(requestKinds),
  status: knownOr(allRequestStatuses),
  /** Time of the last status change. */
  status_since: timestamp,
  ...formFields,
  priority: knownOr(requestPriorities, 'normal'),
  is_spam: z.boolean(),
  archived_at: z.nullable(timestamp),
  user_id: z.nullable(id),
  assignee_id: z.nullable(id),
  first_reply_due_at: z.nullable(timestamp),
  first_replied_at: z.nullable(timestamp),
  due_at: z.nullable(timestamp),
  source_path: z.string(),
  /** How it arrived: from the site, by phone, by WhatsApp, or in person. */
  channel: z.optional(knownOr(['site', 'phone', 'whatsapp', 'visit'])),
  /** Feasibility studies only. */
  phases: z.nullable(phaseProgress),
  /** Consultations only. */
  appointment_at: z.nullable(timestamp),
  /** Times for the session that the client suggested with the request, the best first. */
  preferred_times: z.optional(z.array(preferredTime)),
  /** The appointment with its length, its link and the client's wish to move it. */
  appointment: z.optional(z.nullable(appointment)),
  /** What the client is asked for while the request waits for the client; empty otherwise. */
  question: z.optional(z.string()),
  /** When the response of the client is due: to a question, to a quote, or to the work under review. */
  answer_due_at: z.optional(z.nullable(timestamp)),
  /** Reference of the request that a contact message was converted to. */
  converted_to: z.nullable(reference),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Request = z.infer<typeof request>;

export const actor = z.object({ id: z.nullable(id), name: z.string(), role: knownOr([...roles, 'visitor', 'system']) });

export const requestEvent = z.object({
  id,
  request_id: id,
  type: knownOr([
    'created',
    'status',
    'assigned',
    'priority',
    'message',
    'file',
    'quote',
    'phase',
    'appointment',
    'claimed',
    'archived',
    'spam',
    'rating',
    'date',
    'task',
    'checklist',
    'agreement',
    'payment',
  ]),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  actor,
  note: z.string(),
  /** An unknown visibility hides the event from clients. */
  visibility: knownOr(['public', 'internal'], 'internal'),
  at: timestamp,
});
export type RequestEvent = z.infer<typeof requestEvent>;

export const requestFile = z.object({
  id,
  request_id: id,
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  mime: z.string(),
  version: z.int(),
  direction: knownOr(['from_client', 'from_us']),
  uploaded_by: z.nullable(id),
  /** When the client could first see it; null for a file of staff that is still internal. */
  published_at: z.optional(z.nullable(timestamp)),
  /** When the client first opened a file of staff. */
  opened_at: z.optional(z.nullable(timestamp)),
  /** The document of the checklist that the file is; null for another file. */
  checklist_item_id: z.optional(z.nullable(id)),
  at: timestamp,
});
export type RequestFile = z.infer<typeof requestFile>;

export const requestMessage = z.object({
  id,
  request_id: id,
  author: actor,
  body: z.string(),
  attachments: z.array(requestFile),
  read_at: z.nullable(timestamp),
  at: timestamp,
});
export type RequestMessage = z.infer<typeof requestMessage>;

/** An internal note for staff. */
export const requestNote = z.object({ id, request_id: id, author: actor, body: z.string(), at: timestamp });
export type RequestNote = z.infer<typeof requestNote>;

export const quoteStatuses = ['draft', 'sent', 'accepted', 'declined', 'expired'] as const;
export const quote = z.object({
  id,
  request_id: id,
  amount: usd,
  /** Never replaced: an amount in another currency must not appear as dollars. */
  currency: z.literal('USD'),
  delivery_days: z.int(),
  scope: z.string(),
  valid_until: timestamp,
  status: knownOr(quoteStatuses),
  sent_at: z.optional(z.nullable(timestamp)),
  /** Name of who sent it; empty for a draft. */
  sent_by: z.optional(z.string()),
  answered_at: z.optional(z.nullable(timestamp)),
  /** Name of who accepted or declined it. */
  answered_by: z.optional(z.string()),
  /** What was written with the response: the reason when it was declined. */
  answer_note: z.optional(z.string()),
  /** Percent that is added to `amount`; 0 without a tax. */
  vat_rate: z.optional(z.int()),
  /** Parts of the price; empty follows the agreement of the company. */
  payments: z.optional(z.array(plannedPayment)),
  work_start: workStart,
  created_at: timestamp,
  updated_at: timestamp,
});
export type Quote = z.infer<typeof quote>;

export const rating = z.object({
  request_id: id,
  score: z.int().check(z.gte(1), z.lte(5)),
  comment: z.string(),
  at: timestamp,
});
export type Rating = z.infer<typeof rating>;

export const notificationKinds = [
  'status',
  'message',
  'quote',
  'file',
  'appointment',
  'reminder',
  'assignment',
  'approval',
  'deadline',
  'account',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notification = z.object({
  id,
  user_id: id,
  kind: knownOr(notificationKinds),
  title: z.string(),
  body: z.string(),
  /** Path within the site. */
  link: z.string(),
  read_at: z.nullable(timestamp),
  at: timestamp,
});
export type Notification = z.infer<typeof notification>;
