import * as z from 'zod/mini';
import {
  id,
  optionalParagraphs,
  optionalText,
  requiredParagraphs,
  requiredText,
  timestamp,
  tokenText,
} from './text.ts';

export const CODE_LENGTH = 6;
const acceptedName = requiredText({ required: 'name-required', min: { length: 3, code: 'name-short' }, max: 200 });

/** Which version a code is for. */
export const codeInput = z.object({ agreement_id: id });
/** Where the code went, masked, and until when it works. */
export const codeReceipt = z.object({ email: z.string(), expires_at: timestamp });
export type CodeReceipt = z.infer<typeof codeReceipt>;

/** The typed name and the e-mailed code. */
export const acceptInput = z.object({ agreement_id: id, name: acceptedName, code: tokenText(20) });
export type AcceptInput = z.infer<typeof acceptInput>;

/** Why the client does not accept an offered version. */
export const declineInput = z.object({
  agreement_id: id,
  note: requiredParagraphs({ required: 'note-required', max: 2000 }),
});

const MAX_PAYMENTS = 12;
const paymentInput = z.object({
  title: requiredText({ required: 'title-required', max: 120 }),
  amount: z.int('amount-invalid').check(z.gte(1, 'amount-invalid'), z.lte(200_000_000, 'amount-invalid')),
  milestone: optionalText(200),
  due_at: z._default(z.nullable(z.iso.datetime('date-invalid')), null),
});

/** Tax and payments of a quote. Without payments, they follow the agreement of the company: half on acceptance, half at the end. */
export const quotePlanFields = {
  vat_rate: z.nullish(z.int('percent-invalid').check(z.gte(0, 'percent-invalid'), z.lte(50, 'percent-invalid'))),
  payments: z.optional(z.array(paymentInput, 'value-invalid').check(z.maxLength(MAX_PAYMENTS, 'list-long'))),
};

/** After which payment of a quote the work starts, from 1; 0 for a work that starts with the acceptance. Missing, after the first. */
export const workStartInput = z.optional(
  z.int('choice-invalid').check(z.gte(0, 'choice-invalid'), z.lte(MAX_PAYMENTS, 'choice-invalid')),
);

/** New terms of an accepted agreement, with the reason. `payments` are those that have not arrived yet. */
export const agreementChangeInput = z.object({
  reason: requiredParagraphs({ required: 'note-required', max: 2000 }),
  amount: z.int('amount-invalid').check(z.gte(1, 'amount-invalid'), z.lte(100_000_000, 'amount-invalid')),
  delivery_days: z.int('value-invalid').check(z.gte(1, 'value-invalid'), z.lte(365, 'value-invalid')),
  scope: requiredParagraphs({ required: 'scope-required' }),
  valid_until: z.iso.datetime('date-invalid'),
  ...quotePlanFields,
});
export type AgreementChangeInput = z.infer<typeof agreementChangeInput>;

/** A transfer that arrived. `starts_work` also begins the study, when it waits for this payment. */
export const receivedInput = z.object({
  amount: z.int('amount-invalid').check(z.gte(1, 'amount-invalid'), z.lte(200_000_000, 'amount-invalid')),
  received_at: z.iso.datetime('date-invalid'),
  note: optionalParagraphs(1000),
  starts_work: z._default(z.boolean('value-invalid'), false),
});
export type ReceivedInput = z.infer<typeof receivedInput>;
