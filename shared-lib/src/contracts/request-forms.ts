import * as z from 'zod/mini';
import { preferredTimesInput } from './preferred-times.ts';
import { honeypot, emailText, optionalText, requiredParagraphs, requiredText, SENDER_MAX } from './text.ts';
import { budgetRanges, consultationTimelines, projectTypes, feasibilityTimelines } from './request-choices.ts';
import { calculationValue } from './saved-calculation.ts';

/** Fields of an inquiry besides those of its sender. */
export const contactFields = {
  subject: requiredText({ required: 'subject-required', max: SENDER_MAX.subject }),
  message: requiredParagraphs({ required: 'message-required' }),
};

export const contactInput = z.object({
  name: requiredText({ required: 'name-required', max: SENDER_MAX.name }),
  email: emailText(),
  phone: optionalText(SENDER_MAX.phone),
  company: optionalText(SENDER_MAX.company),
  ...contactFields,
  type: z._default(z.literal('contact'), 'contact'),
  other_details: honeypot,
});
export type ContactInput = z.infer<typeof contactInput>;

/** Response of the three public forms; `message` is for the toast. */
export const receipt = z.object({
  success: z.boolean(),
  message: z.string(),
  data: z.optional(z.object({ reference: z.string(), claim_url: z.string() })),
});
export type Receipt = z.infer<typeof receipt>;

/** Fields of a consultation request besides those of its sender. */
export const consultationFields = {
  project_type: z.pipe(requiredText({ required: 'project-type-required' }), z.enum(projectTypes, 'choice-invalid')),
  budget_range: z._default(z.enum(['', ...budgetRanges], 'choice-invalid'), ''),
  timeline: z._default(z.enum(['', ...consultationTimelines], 'choice-invalid'), ''),
  description: requiredParagraphs({ required: 'description-required' }),
  preferred_times: preferredTimesInput,
};

export const consultationInput = z.object({
  name: requiredText({ required: 'name-required', max: SENDER_MAX.name }),
  email: emailText(),
  phone: requiredText({ required: 'phone-required', max: SENDER_MAX.phone }),
  company: optionalText(SENDER_MAX.company),
  ...consultationFields,
  other_details: honeypot,
});
export type ConsultationInput = z.infer<typeof consultationInput>;

/** Fields of a feasibility request besides those of its sender and its calculation. */
export const feasibilityFields = {
  project_idea: requiredParagraphs({ required: 'project-idea-required' }),
  /** Free text, such as «300 ألف دولار». */
  capital_amount: optionalText(200),
  location: optionalText(200),
  target_market: optionalText(500),
  timeline: z._default(z.enum(['', ...feasibilityTimelines], 'choice-invalid'), ''),
};

export const feasibilityInput = z.object({
  name: requiredText({ required: 'name-required', max: SENDER_MAX.name }),
  email: emailText(),
  phone: requiredText({ required: 'phone-required', max: SENDER_MAX.phone }),
  company: optionalText(SENDER_MAX.company),
  ...feasibilityFields,
  /** The calculation that the idea is based on; empty without one. */
  calculation: z.optional(z.nullable(z.union([z.literal(''), calculationValue], 'calculation-invalid'))),
  other_details: honeypot,
});
export type FeasibilityInput = z.infer<typeof feasibilityInput>;
