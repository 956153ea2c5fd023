import * as z from 'zod/mini';
import { budgetRanges, consultationTimelines, projectTypes } from './consultation.ts';
import { feasibilityTimelines } from './feasibility.ts';
import { requestPriorities } from './request.ts';
import { emailText, id, optionalText, requiredText } from './text.ts';

/** How a request arrived. */
export const requestChannels = ['site', 'phone', 'whatsapp', 'visit'] as const;
export type RequestChannel = (typeof requestChannels)[number];

/** Fields of every request that staff enter for a person who called or wrote. */
const sender = {
  channel: z.enum(['phone', 'whatsapp', 'visit'], 'choice-invalid'),
  name: requiredText({ required: 'name-required', max: 120 }),
  phone: requiredText({ required: 'phone-required', max: 40 }),
  /** With an e-mail address, the person gets a receipt with a link. */
  email: z._default(z.union([z.literal(''), emailText()]), ''),
  company: optionalText(160),
  priority: z._default(z.enum(requestPriorities, 'choice-invalid'), 'normal'),
  assignee_id: z._default(z.nullable(id), null),
};

/** Input for entering a request that arrived by phone, by WhatsApp, or in person. */
export const requestEntryInput = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('contact'),
      ...sender,
      subject: requiredText({ required: 'subject-required', max: 200 }),
      message: requiredText({ required: 'message-required' }),
    }),
    z.object({
      kind: z.literal('consultation'),
      ...sender,
      project_type: z.pipe(requiredText({ required: 'project-type-required' }), z.enum(projectTypes, 'choice-invalid')),
      budget_range: z._default(z.enum(['', ...budgetRanges], 'choice-invalid'), ''),
      timeline: z._default(z.enum(['', ...consultationTimelines], 'choice-invalid'), ''),
      description: requiredText({ required: 'description-required' }),
    }),
    z.object({
      kind: z.literal('feasibility'),
      ...sender,
      project_idea: requiredText({ required: 'project-idea-required' }),
      capital_amount: optionalText(200),
      location: optionalText(200),
      target_market: optionalText(500),
      timeline: z._default(z.enum(['', ...feasibilityTimelines], 'choice-invalid'), ''),
    }),
  ],
  'choice-invalid',
);
export type RequestEntryInput = z.infer<typeof requestEntryInput>;
