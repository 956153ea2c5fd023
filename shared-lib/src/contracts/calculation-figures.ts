// What responses say of calculations. Pages of requests read it, so it imports neither the inputs of a calculation nor the reader of typed
// numbers, which would be about 4 kB of scripts on each of these pages.
import * as z from 'zod/mini';
import { currencies } from './currencies.ts';
import { knownOr } from './degrade.ts';
import { id, timestamp } from './text.ts';

/** Figures of a calculation with details, rounded for display. Rates in percent per year; null when there is none or there are several. */
const detailFigures = z.object({
  npv: z.number(),
  irr: z.nullable(z.number()),
  equity_npv: z.number(),
  equity_irr: z.nullable(z.number()),
  /** Lowest debt service coverage ratio of a year; null without a loan. */
  lowest_cover: z.nullable(z.number()),
});

/** Figures of a calculation, rounded for display. Money in the currency of the calculation. */
export const calculationFigures = z.object({
  /** See `FORMULA_VERSION`; absent for version 1. */
  formula_version: z.optional(z.int()),
  capital: z.number(),
  npv: z.number(),
  /** Percent per year; null when there is none or there are several. */
  irr: z.nullable(z.number()),
  irr_kind: knownOr(['one', 'none', 'several']),
  payback_years: z.nullable(z.number()),
  /** Later years that take the returned capital back: the first of them, and the time until it returns for good, if it does. */
  payback_loss: z.optional(z.nullable(z.object({ year: z.int(), lasting_years: z.nullable(z.number()) }))),
  discounted_payback_years: z.nullable(z.number()),
  profitability_index: z.nullable(z.number()),
  /** Percent of the expected revenue at which the net present value is zero. */
  break_even_percent: z.nullable(z.number()),
  verdict: knownOr(['good', 'thin', 'bad', 'unknown'], 'unknown'),
  /** Figures of its detail, month by month; absent from a quick calculation. */
  detail: z.optional(z.nullable(detailFigures)),
});
export type CalculationFigures = z.infer<typeof calculationFigures>;

/** A calculation that was sent with a request. */
export const attachedCalculation = z.object({
  title: z.string(),
  currency: knownOr(currencies),
  /** The calculation in a link of the calculator. */
  link: z.string(),
  /** As they were when it was sent or saved. */
  figures: calculationFigures,
  /** Its figures by the current formulas; null or absent when they are the same. */
  current: z.optional(z.nullable(calculationFigures)),
});
export type AttachedCalculation = z.infer<typeof attachedCalculation>;

export const savedCalculation = z.extend(z.omit(attachedCalculation, { title: true }), {
  id,
  /** Made on the device that saved it; empty for one that the account saved without a key. */
  key: z.string(),
  name: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type SavedCalculation = z.infer<typeof savedCalculation>;
