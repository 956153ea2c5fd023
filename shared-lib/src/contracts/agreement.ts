import * as z from 'zod/mini';
import { knownOr } from './degrade.ts';
import { id, timestamp, usd } from './text.ts';

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

/**
 * After which payment the work starts: its place from 1, or 0 for a work that starts with the acceptance. Servers of earlier releases
 * do not tell: there it is the first one.
 */
export const workStart = z.optional(z.int());

interface PaymentPlan<Payment> {
  work_start?: number | undefined;
  payments: readonly Payment[];
}

/** The payment that the work waits for; undefined when it starts with the acceptance, or without payments. */
export const startPayment = <Payment>({ work_start = 1, payments }: PaymentPlan<Payment>): Payment | undefined =>
  work_start === 0 ? undefined : payments[work_start - 1];

/** What is still to come of a payment, in whole US dollars; negative when more arrived than was planned. */
export const openAmount = ({ amount, received_at, received_amount }: AgreementPayment): number =>
  received_at === null ? amount : amount - (received_amount ?? amount);

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
  /** Why the client declined it. */
  decline_reason: z.optional(z.string()),
  work_start: workStart,
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

/** Statuses in which the work goes on, so that its terms may change. */
export const acceptsAgreementChange = (status: string): boolean =>
  ['accepted', 'in_progress', 'on_hold', 'client_review'].includes(status);

/** The tax on a price. @returns whole US dollars */
export const vatOn = (amount: number, rate: number): number => Math.round((amount * rate) / 100);
