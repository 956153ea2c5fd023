import * as z from 'zod/mini';
import { calculationDetailInput } from './calculation-detail.ts';
import { currencies } from './currencies.ts';
import { freeText, optionalText } from './text.ts';
import { percent, typedNumber } from './typed-number.ts';

export const MAX_AMOUNT = 1_000_000_000_000;
export const MAX_YEARS = 50;
export const MAX_LINES = 12;
/** As many years as a study has. */
const MAX_FLOWS = 60;

/** Links hold two decimal places of a percentage, so no calculation has more. */
const hundredths = z.overwrite<number>((value) => Math.round(value * 100) / 100);
/** Whole units of the currency. */
const amount = () => z._default(typedNumber({ min: 0, max: MAX_AMOUNT, kind: 'money', code: 'money-invalid' }), 0);
const years = () => typedNumber({ min: 1, max: MAX_YEARS, code: 'years-invalid' });
const change = () => typedNumber({ min: -100, max: 100, kind: 'percent', code: 'change-invalid' }).check(hundredths);

/** A revenue or a cost. */
const calculationLine = z.object({
  name: z._default(freeText(60), ''),
  /** In year 1. */
  amount: amount(),
  /** Percent per year. */
  growth: z._default(change(), 0),
});

const lines = z._default(z.array(calculationLine, 'value-invalid').check(z.maxLength(MAX_LINES, 'list-long')), []);

/** Changes of all revenues and all costs in percent. */
const scenario = z.object({ revenue: change(), cost: change() });

export const DEFAULT_SCENARIOS = { cautious: { revenue: -15, cost: 10 }, hopeful: { revenue: 15, cost: -5 } };

/**
 * The figures that a feasibility calculation starts from. `shared-lib/calculation` computes its results. Numbers may be typed text,
 * also in Arabic-Indic digits.
 */
export const calculationInput = z.object({
  title: optionalText(120),
  currency: z._default(z.enum(currencies, 'choice-invalid'), 'USD'),
  years: z._default(years(), 7),
  fixed_capital: amount(),
  working_capital: amount(),
  /** Sale of the fixed capital in the last year. */
  residual_value: amount(),
  depreciation_years: z._default(years(), 10),
  /** Percent of the profit. */
  tax_rate: z._default(percent().check(hundredths), 0),
  /** Percent per year. */
  discount_rate: z._default(percent().check(hundredths), 12),
  revenues: lines,
  costs: lines,
  /**
   * Net cash flows of year 1…n, for example of a published study. When there are any, they replace the years, revenues, costs, tax,
   * depreciation and returned capital.
   */
  net_flows: z._default(
    z
      .array(typedNumber({ min: -MAX_AMOUNT, max: MAX_AMOUNT, kind: 'money', code: 'money-invalid' }), 'value-invalid')
      .check(z.maxLength(MAX_FLOWS, 'list-long')),
    [],
  ),
  scenarios: z._default(z.object({ cautious: scenario, hopeful: scenario }), DEFAULT_SCENARIOS),
  /** Months, products, loan, VAT and zakat; absent from a quick calculation. */
  detail: z.optional(calculationDetailInput),
});
export type CalculationInput = z.output<typeof calculationInput>;
export type CalculationLine = CalculationInput['revenues'][number];
