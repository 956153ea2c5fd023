import * as z from 'zod/mini';
import { honeypot } from './contact.ts';
import { emailText, optionalText, requiredText } from './text.ts';

export const feasibilityTimelines = ['two_weeks', 'one_month', 'two_months', 'three_months'] as const;
export type FeasibilityTimeline = (typeof feasibilityTimelines)[number];

export const feasibilityInput = z.object({
  name: requiredText({ required: 'name-required', max: 120 }),
  email: emailText(),
  phone: requiredText({ required: 'phone-required', max: 40 }),
  company: optionalText(160),
  project_idea: requiredText({ required: 'project-idea-required' }),
  /** Free text, such as «300 ألف دولار». */
  capital_amount: optionalText(200),
  location: optionalText(200),
  target_market: optionalText(500),
  timeline: z._default(z.enum(['', ...feasibilityTimelines], 'choice-invalid'), ''),
  website: honeypot,
});
export type FeasibilityInput = z.infer<typeof feasibilityInput>;
