import * as z from 'zod/mini';
import { freeText } from './text.ts';
import { percent, typedNumber } from './typed-number.ts';

const MAX_AMOUNT = 1_000_000_000_000;
const MAX_YEARS = 50;
export const MAX_PRODUCTS = 8;
export const MAX_REPLACEMENTS = 6;
const MONTHS = 12;

/** Bounds of the numbers of a detail, which its form names to people. */
export const detailBounds = {
  construction_months: [0, 36],
  ramp_months: [0, 36],
  days: [0, 365],
  loan_grace: [0, 120],
  loan_instalments: [1, 480],
  season: [0, 1000],
  units: [0, 1_000_000_000],
  unit_amount: [0, 1_000_000_000],
  use_growth: [-100, 100],
} as const satisfies Record<string, readonly [min: number, max: number]>;

/** Months from one payment to the next. */
export const loanSteps = [1, 3, 6, 12] as const;
export const loanMethods = ['annuity', 'principal'] as const;
export const vatPeriods = [1, 3] as const;

/** Links hold two decimal places, so no calculation has more. */
const hundredths = z.overwrite<number>((value) => Math.round(value * 100) / 100);
const rate = (start = 0) => z._default(percent().check(hundredths), start);
const whole = ([min, max]: readonly [number, number], start = 0) => z._default(typedNumber({ min, max }), start);
const decimal = ([min, max]: readonly [number, number]) =>
  z._default(typedNumber({ min, max, kind: 'decimal' }).check(hundredths), 0);
const amount = () => z._default(typedNumber({ min: 0, max: MAX_AMOUNT, kind: 'money', code: 'money-invalid' }), 0);

const product = z.object({
  name: z._default(freeText(60), ''),
  /** Units in a year. */
  capacity: whole(detailBounds.units),
  /** Percent of the capacity in year 1. */
  use: rate(100),
  /** Percent per year. */
  use_growth: decimal(detailBounds.use_growth),
  price: decimal(detailBounds.unit_amount),
  unit_cost: decimal(detailBounds.unit_amount),
});

const replacement = z.object({
  /** Year of operation at whose beginning it is bought. */
  year: typedNumber({ min: 1, max: MAX_YEARS, code: 'years-invalid' }),
  /** In prices of year 1. */
  amount: amount(),
});

/**
 * What a bank asks beyond the yearly figures of a calculation. Each field has the value that changes nothing, so that an empty detail has
 * the figures of the calculation itself. It has no meaning for a calculation with given net flows.
 */
export const calculationDetailInput = z.object({
  construction_months: whole(detailBounds.construction_months),
  ramp_months: whole(detailBounds.ramp_months),
  /** Percent of the planned sales in the first month. */
  ramp_start: rate(),
  /** Weights of the months of a year of operation; empty for equal months. */
  season: z._default(
    z
      .array(decimal(detailBounds.season), 'value-invalid')
      .check(z.refine(({ length }) => length === 0 || length === MONTHS, 'value-invalid')),
    [],
  ),
  /** Percent per year, of all prices. */
  inflation: rate(),
  /** When there are any, they replace the revenues of the calculation. */
  products: z._default(z.array(product, 'value-invalid').check(z.maxLength(MAX_PRODUCTS, 'list-long')), []),
  receivable_days: whole(detailBounds.days),
  inventory_days: whole(detailBounds.days),
  payable_days: whole(detailBounds.days),
  vat_rate: rate(),
  /** Percent of the costs with VAT. */
  vat_cost_share: rate(100),
  /** Months of a return. */
  vat_months: z._default(z.literal(vatPeriods, 'choice-invalid'), 3),
  /** Percent of the owners who pay zakat in place of income tax. */
  zakat_share: rate(),
  loan_amount: amount(),
  /** Percent per year. */
  loan_rate: rate(),
  loan_grace: whole(detailBounds.loan_grace),
  loan_instalments: whole(detailBounds.loan_instalments, 60),
  /** Months from one payment to the next. */
  loan_months: z._default(z.literal(loanSteps, 'choice-invalid'), 1),
  loan_method: z._default(z.enum(loanMethods, 'choice-invalid'), 'annuity'),
  /** Percent per year that the owners expect; absent when it is the discount rate of the calculation. */
  equity_rate: z.optional(z.nullable(percent().check(hundredths))),
  replacements: z._default(z.array(replacement, 'value-invalid').check(z.maxLength(MAX_REPLACEMENTS, 'list-long')), []),
});
export type CalculationDetail = z.output<typeof calculationDetailInput>;
