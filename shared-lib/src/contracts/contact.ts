import * as z from 'zod/mini';
import { emailText, optionalText, requiredText } from './text.ts';

/** A field that people do not see. If it is filled in, the API stores nothing and returns a success response, to mislead bots. */
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

/** Response of the three public forms; `message` is for the toast. */
export const receipt = z.object({
  success: z.boolean(),
  message: z.string(),
  data: z.optional(z.object({ reference: z.string(), claim_url: z.string() })),
});
export type Receipt = z.infer<typeof receipt>;
