import { calculate, decodeCalculation, encodeCalculation, type Calculation } from 'shared-lib/calculation';
import {
  attachedCalculation,
  type AttachedCalculation,
  type CalculationFigures,
  type CalculationInput,
  type CalculationValue,
} from 'shared-lib/contracts';
import { fieldErrorMessage } from 'shared-lib/copy';
import { readJson } from '../../db/json-column.ts';
import { invalid } from '../../http/api-error.ts';

const PERCENT = 100;
const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));
const orNull = (value: number | null, factor = 1): number | null => (value === null ? null : rounded(value * factor));

const isEmpty = ({ fixed_capital, working_capital, revenues, costs, net_flows }: CalculationInput): boolean =>
  fixed_capital + working_capital + revenues.length + costs.length + net_flows.length === 0;

/**
 * The inputs of a calculation that was sent as its link text or as its inputs.
 * @param field named in the error
 * @throws {ApiError} 422 for a link that is damaged or of a newer version, and for one without any amount
 */
export const readCalculation = (value: CalculationValue, field = 'calculation'): CalculationInput => {
  const input = typeof value === 'string' ? decodeCalculation(value) : value;
  if (!input || isEmpty(input)) throw invalid({ [field]: [fieldErrorMessage('calculation-invalid')] });
  return input;
};

const figuresOf = ({ rate, ...result }: Calculation): CalculationFigures => ({
  capital: rounded(result.capital, 0),
  npv: rounded(result.npv, 0),
  irr: rate.kind === 'one' ? rounded(rate.rate * PERCENT) : null,
  irr_kind: rate.kind,
  payback_years: orNull(result.payback),
  discounted_payback_years: orNull(result.discountedPayback),
  profitability_index: orNull(result.profitabilityIndex),
  break_even_percent: orNull(result.breakEven, PERCENT),
  verdict: result.verdict,
});

/** A calculation as requests and accounts store it: inputs as its link, and the figures that follow from them. */
export const attachedOf = (input: CalculationInput): AttachedCalculation => ({
  title: input.title,
  currency: input.currency,
  link: encodeCalculation(input),
  figures: figuresOf(calculate(input)),
});

/** @param stored JSON of a request's column */
export const readAttached = (stored: string | null): AttachedCalculation | null =>
  stored === null ? null : readJson(attachedCalculation, stored);
