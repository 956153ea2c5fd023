import * as z from 'zod/mini';
import { honeypot } from './contact.ts';
import { preferredTimesInput } from './preferred-time.ts';
import { budgetRanges, consultationTimelines, projectTypes } from './request-choices.ts';
import { emailText, optionalText, requiredParagraphs, requiredText, SENDER_MAX } from './text.ts';

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
