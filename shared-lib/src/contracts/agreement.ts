import * as z from 'zod/mini';
import { knownOr } from './degrade.ts';
import {
  id,
  optionalParagraphs,
  optionalText,
  requiredParagraphs,
  requiredText,
  timestamp,
  tokenText,
  usd,
} from './text.ts';

/** Number of the agreement of a request: all its versions have it. */
export const AGREEMENT_PATTERN = /^AG-\d{4}-\d{6,}$/;

/** `replaced` by a later version; `expired` also for an offer whose time has passed. */
export const agreementStatuses = ['offered', 'accepted', 'declined', 'expired', 'replaced'] as const;
export type AgreementStatus = (typeof agreementStatuses)[number];

/** By a code that was e-mailed, by the account alone (clients of earlier releases), or recorded by staff. */
export const acceptanceMethods = ['code', 'account', 'staff'] as const;
export type AcceptanceMethod = (typeof acceptanceMethods)[number];

/** A part of the price, and when it is due: at a milestone, on a day, or both. */
export const plannedPayment = z.object({
  title: z.string(),
  /** Whole US dollars. */
  amount: usd,
  /** Such as «before the final version»; empty when the day says it all. */
  milestone: z.string(),
  due_at: z.nullable(timestamp),
});
export type PlannedPayment = z.infer<typeof plannedPayment>;

export const agreementPayment = z.extend(plannedPayment, {
  id,
  received_at: z.nullable(timestamp),
  /** What arrived; it may differ from what was planned. */
  received_amount: z.nullable(usd),
  /** By staff, about the transfer. */
  note: z.string(),
  /** The file of the request that the client sent as its receipt. */
  receipt_file_id: z.nullable(id),
});
export type AgreementPayment = z.infer<typeof agreementPayment>;

/** One version of the agreement of a request. Its terms never change. */
export const agreement = z.object({
  id,
  number: z.string(),
  version: z.int(),
  status: knownOr(agreementStatuses),
  /** SHA-256 of the PDF, hex; empty until the PDF is made, on the first need of it. */
  document_hash: z.string(),
  scope: z.string(),
  delivery_days: z.int(),
  /** Price without tax. */
  amount: usd,
  /** Percent; 0 without a tax. */
  vat_rate: z.int(),
  /** Price with tax: what the payments add up to. */
  total: usd,
  /** Why the terms change; empty for the first version. */
  reason: z.string(),
  offered_at: timestamp,
  valid_until: timestamp,
  accepted_at: z.nullable(timestamp),
  /** As typed by who accepted. */
  accepted_name: z.string(),
  accepted_with: z.nullable(knownOr(acceptanceMethods)),
  payments: z.array(agreementPayment),
});
export type Agreement = z.infer<typeof agreement>;

/** What everybody may know of a version: never parties or amounts. */
export const publicAgreementStates = ['open', 'valid', 'replaced', 'expired'] as const;
export const publicAgreement = z.object({
  number: z.string(),
  /** Newest first. */
  versions: z.array(
    z.object({
      version: z.int(),
      /** `open` is an offer that waits for its acceptance. */
      state: knownOr(publicAgreementStates, 'expired'),
      /** When it was accepted, or else offered. */
      at: timestamp,
      valid_until: z.nullable(timestamp),
      document_hash: z.string(),
    }),
  ),
});
export type PublicAgreement = z.infer<typeof publicAgreement>;

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

/** Statuses in which the work goes on, so that its terms may change. */
export const acceptsAgreementChange = (status: string): boolean =>
  ['accepted', 'in_progress', 'on_hold', 'client_review'].includes(status);

/** A transfer that arrived. `starts_work` also begins the study, when it waits for this payment. */
export const receivedInput = z.object({
  amount: z.int('amount-invalid').check(z.gte(1, 'amount-invalid'), z.lte(200_000_000, 'amount-invalid')),
  received_at: z.iso.datetime('date-invalid'),
  note: optionalParagraphs(1000),
  starts_work: z._default(z.boolean('value-invalid'), false),
});
export type ReceivedInput = z.infer<typeof receivedInput>;

/** The tax on a price. @returns whole US dollars */
export const vatOn = (amount: number, rate: number): number => Math.round((amount * rate) / 100);
