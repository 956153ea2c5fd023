import * as z from 'zod/mini';
import { knownOr } from './degrade.ts';
import { freeParagraphs, id, optionalParagraphs, requiredText, timestamp } from './text.ts';

export const checklistStates = ['required', 'received', 'accepted', 'refused'] as const;
export type ChecklistState = (typeof checklistStates)[number];

/** A document that the company needs from the client of a request. Its files name it in `checklist_item_id`. */
export const checklistItem = z.object({
  id,
  title: z.string(),
  /** What the document must contain. */
  note: z.string(),
  state: knownOr(checklistStates, 'required'),
  /** Why the document was refused; empty in other states. */
  reason: z.string(),
  due_at: z.nullable(timestamp),
  created_at: timestamp,
  updated_at: timestamp,
});
export type ChecklistItem = z.infer<typeof checklistItem>;

/** The list of a service, for requests that lack documents of it. */
export const checklistOffer = z.object({
  /** Arabic name of the service. */
  service: z.string(),
  /** What the service needs and the request does not ask for yet. */
  titles: z.array(z.string()),
});
export type ChecklistOffer = z.infer<typeof checklistOffer>;

/** The most documents that one request may ask for. */
export const MAX_CHECKLIST = 40;
const NOTE_MAX = 1000;
const title = requiredText({ required: 'title-required', max: 200 });
const note = optionalParagraphs(NOTE_MAX);
const dueAt = z.optional(z.nullable(z.iso.datetime('date-invalid')));

/** Documents that staff ask the client for, in one message. */
export const checklistInput = z.object({
  items: z
    .array(z.object({ title, note, due_at: dueAt }), 'value-invalid')
    .check(z.minLength(1, 'value-required'), z.maxLength(MAX_CHECKLIST, 'list-long')),
});
export type ChecklistInput = z.infer<typeof checklistInput>;

/** A partial change by staff: missing fields stay. A refusal needs its reason, which the client reads. */
export const checklistChangeInput = z
  .object({
    title: z.optional(title),
    note: z.optional(freeParagraphs(NOTE_MAX)),
    due_at: dueAt,
    state: z.optional(z.enum(checklistStates, 'choice-invalid')),
    reason: note,
  })
  .check(
    z.refine(({ state, reason }) => state !== 'refused' || reason !== '', { path: ['reason'], error: 'note-required' }),
  );
export type ChecklistChangeInput = z.infer<typeof checklistChangeInput>;
