import * as z from 'zod/mini';
import { knownOr } from './degrade.ts';
import { expectedVersion } from './content-fields.ts';
import { requestKinds } from './request-kind.ts';
import { id, requiredParagraphs, requiredText, timestamp } from './text.ts';

/** Variables of a reply, written as `{{name}}`. */
export const replyVariables = [
  'name',
  'company',
  'reference',
  'title',
  'status',
  'assignee',
  'due_date',
  'appointment',
] as const;
export type ReplyVariable = (typeof replyVariables)[number];

const VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g;

const isKnown = (name: string): name is ReplyVariable => replyVariables.some((variable) => variable === name);

/** Names between double braces that are no variables. */
export const unknownVariables = (body: string): string[] =>
  [...body.matchAll(VARIABLE)].map(([, name = '']) => name).filter((name) => !isKnown(name));

/** Fills the variables of a reply. A variable without a value leaves nothing. */
export const fillVariables = (body: string, values: Readonly<Record<ReplyVariable, string>>): string =>
  body.replaceAll(VARIABLE, (text, name: string) => (isKnown(name) ? values[name] : text));

/** A reply that staff reuse, with variables. */
export const cannedReply = z.object({
  id,
  title: z.string(),
  body: z.string(),
  /** The kind of request that it is for; null for all. */
  kind: z.nullable(knownOr(requestKinds)),
  created_at: timestamp,
  updated_at: timestamp,
});
export type CannedReply = z.infer<typeof cannedReply>;

/** Input for saving a reply; the response is a `cannedReply`. */
export const cannedReplyInput = z.object({
  title: requiredText({ required: 'title-required', max: 120 }),
  body: requiredParagraphs({ required: 'message-required' }).check(
    z.refine((body) => unknownVariables(body).length === 0, 'variable-unknown'),
  ),
  kind: z._default(z.nullable(z.enum(requestKinds, 'choice-invalid')), null),
  ...expectedVersion,
});
export type CannedReplyInput = z.infer<typeof cannedReplyInput>;

/** A reply with its variables filled for one request. */
export const filledReply = z.object({ id, title: z.string(), body: z.string() });
export type FilledReply = z.infer<typeof filledReply>;

/** A kind of email that the site sends, with sample data, as the administration shows it. */
export const sampleEmail = z.object({
  name: z.string(),
  /** In Arabic. */
  label: z.string(),
  subject: z.string(),
  /** The sentence that mailboxes show after the subject. */
  preheader: z.string(),
  /** The plain-text part. */
  text: z.string(),
  /** Path of the HTML part, for a frame. */
  html_path: z.string(),
});
export type SampleEmail = z.infer<typeof sampleEmail>;
