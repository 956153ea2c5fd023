import * as z from 'zod/mini';
import { emailText, optionalText, requiredText } from './text.ts';

/** A field no person sees: whoever fills it is a program, and gets a success-looking answer with nothing stored. */
export const honeypot = optionalText(200);

export const contactInput = z.object({
  name: requiredText({ required: 'name-required', max: 120 }),
  email: emailText(),
  phone: optionalText(40),
  company: optionalText(160),
  subject: requiredText({ required: 'subject-required', max: 200 }),
  message: requiredText({ required: 'message-required' }),
  type: z._default(z.literal('contact'), 'contact'),
  website: honeypot,
});
export type ContactInput = z.infer<typeof contactInput>;

/** What the three public forms answer; the toast shows `message`. */
export const receipt = z.object({
  success: z.boolean(),
  message: z.string(),
  data: z.optional(z.object({ reference: z.string(), claim_url: z.string() })),
});
export type Receipt = z.infer<typeof receipt>;
