import * as z from 'zod/mini';
import { consultationFields } from './consultation.ts';
import { contactFields } from './contact.ts';
import { feasibilityFields } from './feasibility.ts';
import { requestPriorities } from './request.ts';
import { emailText, id, optionalText, requiredText, SENDER_MAX } from './text.ts';

/** How a request arrived. */
export const requestChannels = ['site', 'phone', 'whatsapp', 'visit'] as const;
export type RequestChannel = (typeof requestChannels)[number];

/** Fields of every request that staff enter for a person who called or wrote. */
const sender = {
  channel: z.enum(['phone', 'whatsapp', 'visit'], 'choice-invalid'),
  name: requiredText({ required: 'name-required', max: SENDER_MAX.name }),
  phone: requiredText({ required: 'phone-required', max: SENDER_MAX.phone }),
  /** With an e-mail address, the person gets a receipt with a link. */
  email: z._default(z.union([z.literal(''), emailText()]), ''),
  company: optionalText(SENDER_MAX.company),
  priority: z._default(z.enum(requestPriorities, 'choice-invalid'), 'normal'),
  assignee_id: z._default(z.nullable(id), null),
};

/** Input for entering a request that arrived by phone, by WhatsApp, or in person. */
export const requestEntryInput = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('contact'), ...sender, ...contactFields }),
    z.object({ kind: z.literal('consultation'), ...sender, ...consultationFields }),
    z.object({ kind: z.literal('feasibility'), ...sender, ...feasibilityFields }),
  ],
  'choice-invalid',
);
export type RequestEntryInput = z.infer<typeof requestEntryInput>;
