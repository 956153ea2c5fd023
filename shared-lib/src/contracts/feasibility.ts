import * as z from 'zod/mini';
import { honeypot } from './contact.ts';
import { feasibilityTimelines } from './request-choices.ts';
import { calculationValue } from './saved-calculation.ts';
import { emailText, optionalText, requiredParagraphs, requiredText, SENDER_MAX } from './text.ts';

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
