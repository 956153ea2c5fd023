import * as z from 'zod/mini';
import { emailText, optionalText, requiredParagraphs, requiredText, SENDER_MAX } from './text.ts';

/** A field that people do not see. If it is filled in, the API stores the request as spam and returns a success response, to mislead bots. */
export const honeypot = optionalText(200);

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
