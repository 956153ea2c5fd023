import * as z from 'zod/mini';
import { calculationInput, currencies } from './calculation.ts';
import { knownOr } from './degrade.ts';
import { id, optionalText, requiredText, timestamp } from './text.ts';

const LINK_MAX = 6000;
const NAME_MAX = 120;
/** A person may save this many calculations. */
export const SAVED_CALCULATIONS_MAX = 100;
/** As many as a device holds. */
const JOINED_MAX = 50;

const linkText = () =>
  z
    .string('calculation-invalid')
    .check(z.minLength(1, 'calculation-invalid'), z.maxLength(LINK_MAX, 'calculation-invalid'));

/** A calculation: its text in a link of the calculator (`encodeCalculation`), or its inputs. */
export const calculationValue = z.union([linkText(), calculationInput], 'calculation-invalid');
export type CalculationValue = z.output<typeof calculationValue>;

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

const key = z._default(z.string('value-invalid').check(z.regex(/^[\w-]{0,64}$/, 'value-invalid')), '');

/** Version of the formulas that its figures were shown with (see `FORMULA_VERSION`); without one, the current version. */
const madeWith = z.optional(z.int('value-invalid').check(z.minimum(1, 'value-invalid')));

/** Without a name, the title of the calculation is the name. */
export const saveCalculationInput = z.object({
  /** The same key is stored once; saving it again changes nothing. */
  key,
  name: optionalText(NAME_MAX),
  calculation: calculationValue,
  formula_version: madeWith,
});
export type SaveCalculationInput = z.infer<typeof saveCalculationInput>;

/** What a guest saved on the device, to join the account. */
export const joinCalculationsInput = z.object({
  items: z
    .array(saveCalculationInput, 'value-invalid')
    .check(z.minLength(1, 'list-short'), z.maxLength(JOINED_MAX, 'list-long')),
});

/** A new name, other figures, or both. */
export const calculationChange = z.object({
  name: z.optional(requiredText({ required: 'name-required', max: NAME_MAX })),
  calculation: z.optional(calculationValue),
});
export type CalculationChange = z.infer<typeof calculationChange>;

export const calculationQuery = z.object({
  /** The calculation in a link of the calculator. */
  c: linkText(),
  /** Version of the formulas that the link names; absent in links from before versions. */
  formula: z.optional(z.string()),
});
