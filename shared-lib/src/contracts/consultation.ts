import * as z from 'zod/mini';
import { honeypot } from './contact.ts';
import { preferredTimesInput } from './preferred-time.ts';
import { emailText, optionalText, requiredText, SENDER_MAX } from './text.ts';

/** Stored as these Arabic texts (specification §5), so the values are also the labels. */
// oxlint-disable-next-line project/arabic-in-copy -- values of the API, not user interface texts
export const projectTypes = ['تجاري', 'صناعي', 'تقني', 'خدمي', 'أخرى'] as const;
export type ProjectType = (typeof projectTypes)[number];

/** In US dollars. */
export const budgetRanges = ['under_100k', '100k_500k', '500k_1m', 'over_1m'] as const;
export type BudgetRange = (typeof budgetRanges)[number];

export const consultationTimelines = ['urgent', 'one_month', 'three_months', 'six_months', 'flexible'] as const;
export type ConsultationTimeline = (typeof consultationTimelines)[number];

/** Fields of a consultation request besides those of its sender. */
export const consultationFields = {
  project_type: z.pipe(requiredText({ required: 'project-type-required' }), z.enum(projectTypes, 'choice-invalid')),
  budget_range: z._default(z.enum(['', ...budgetRanges], 'choice-invalid'), ''),
  timeline: z._default(z.enum(['', ...consultationTimelines], 'choice-invalid'), ''),
  description: requiredText({ required: 'description-required' }),
  preferred_times: preferredTimesInput,
};

export const consultationInput = z.object({
  name: requiredText({ required: 'name-required', max: SENDER_MAX.name }),
  email: emailText(),
  phone: requiredText({ required: 'phone-required', max: SENDER_MAX.phone }),
  company: optionalText(SENDER_MAX.company),
  ...consultationFields,
  website: honeypot,
});
export type ConsultationInput = z.infer<typeof consultationInput>;
