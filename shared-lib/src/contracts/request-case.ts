import * as z from 'zod/mini';
import { MAX_AMOUNT, MAX_YEARS } from './calculation.ts';
import { attachedCalculation } from './calculation-figures.ts';
import { id, optionalParagraphs, requiredText, timestamp } from './text.ts';
import { typedNumber } from './typed-number.ts';

/** A copy of a request's calculation that staff changed. */
export const caseCopy = z.object({
  id,
  name: z.string(),
  /** What was changed and why. */
  note: z.string(),
  author_name: z.string(),
  calculation: attachedCalculation,
  /** Inputs that differ from the calculation of the client, as texts to show. */
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  created_at: timestamp,
});
export type CaseCopy = z.infer<typeof caseCopy>;

const amount = z.nullable(z.number());
/** A year of the plan; revenue and cost are null where only net flows are known. */
export const plannedYear = z.object({ year: z.int(), revenue: amount, cost: amount, flow: z.number() });
/** What really happened in a year of operation; null for what nobody has entered. */
export const actualYear = z.object({ year: z.int(), revenue: amount, cost: amount, flow: amount });
export type ActualYear = z.infer<typeof actualYear>;

/** The calculation of a request, the copies of staff, and the plan beside what happened. */
export const requestCase = z.object({
  calculation: attachedCalculation,
  /** The oldest first. */
  copies: z.array(caseCopy),
  /** By the newest copy; without one, by the calculation of the client. */
  plan: z.array(plannedYear),
  actuals: z.array(actualYear),
  /** Whether the work is delivered, so that actual figures can be entered. */
  accepts_actuals: z.boolean(),
});
export type RequestCase = z.infer<typeof requestCase>;

export const MAX_CASE_COPIES = 10;

const LINK_MAX = 6000;

export const caseCopyInput = z.object({
  name: requiredText({ required: 'name-required', max: 120 }),
  note: optionalParagraphs(1000),
  /** The calculation in a link of the calculator. */
  calculation: z
    .string('calculation-invalid')
    .check(z.minLength(1, 'value-required'), z.maxLength(LINK_MAX, 'calculation-invalid')),
});
export type CaseCopyInput = z.output<typeof caseCopyInput>;

const entered = (min: number) =>
  z._default(z.nullable(typedNumber({ min, max: MAX_AMOUNT, kind: 'money', code: 'money-invalid' })), null);

/** The actual figures of years; a year that is missing stays as it is, and null removes a figure. */
export const actualsInput = z.object({
  years: z
    .array(
      z.object({
        year: typedNumber({ min: 1, max: MAX_YEARS, code: 'years-invalid' }),
        revenue: entered(0),
        cost: entered(0),
        flow: entered(-MAX_AMOUNT),
      }),
      'value-invalid',
    )
    .check(z.minLength(1, 'list-short'), z.maxLength(MAX_YEARS, 'list-long')),
});
export type ActualsInput = z.output<typeof actualsInput>;
