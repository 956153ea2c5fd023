import { FORMULA_VERSION, type CalculationFigures, type CalculationInput } from 'shared-lib/contracts';
import { settle } from 'shared-lib/finance';
import { calculate } from './calculate.ts';
import { calculateByFormula1 } from './formula-1.ts';

const PERCENT = 100;
const HUNDREDTHS = 2;

/** Adding 0 turns -0 into 0. */
export const rounded = (value: number, digits = HUNDREDTHS): number => Number(value.toFixed(digits)) + 0;

const sideOf = (value: number, limit: number): number =>
  Math.sign(settle(value - limit, Math.abs(value) + Math.abs(limit)));

/** Rounds a figure unless it would move to another side of a limit, where it has another meaning. */
const roundedBeside = (value: number, limits: readonly number[], digits = HUNDREDTHS): number => {
  const short = rounded(value, digits);
  return limits.every((limit) => sideOf(short, limit) === sideOf(value, limit)) ? short : value;
};

const orNull = (value: number | null, round: (known: number) => number): number | null =>
  value === null ? null : round(value);

const byVersion = (input: CalculationInput, version: number) =>
  version < FORMULA_VERSION
    ? { ...calculateByFormula1(input), paybackLoss: null, discountedPaybackLoss: null }
    : calculate(input);

/**
 * The figures of a quick calculation, rounded for display.
 * @param version of the formulas (see `FORMULA_VERSION`)
 */
export const figuresOf = (input: CalculationInput, version = FORMULA_VERSION): CalculationFigures => {
  const { rate, paybackLoss, ...result } = byVersion(input, version);
  // Without a net present value, the rate is the discount rate but for rounding errors.
  const limitsOfRate = result.npv === 0 ? [] : [input.discount_rate];
  return {
    formula_version: version,
    capital: rounded(result.capital, 0),
    npv: roundedBeside(result.npv, [0], 0),
    irr: rate.kind === 'one' ? roundedBeside(rate.rate * PERCENT, limitsOfRate) : null,
    irr_kind: rate.kind,
    payback_years: orNull(result.payback, rounded),
    payback_loss: paybackLoss && {
      year: paybackLoss.year,
      lasting_years: orNull(paybackLoss.lasting, rounded),
    },
    discounted_payback_years: orNull(result.discountedPayback, rounded),
    profitability_index: orNull(result.profitabilityIndex, (index) => roundedBeside(index, [1])),
    break_even_percent: orNull(result.breakEven, (share) => roundedBeside(share * PERCENT, [90, PERCENT])),
    verdict: result.verdict,
  };
};

const same = (one: number | null, other: number | null, digits = HUNDREDTHS): boolean =>
  one === null || other === null ? one === other : rounded(one, digits) === rounded(other, digits);

/** Whether two versions of the formulas give the same calculation other figures or another verdict. */
export const figuresDiffer = (one: CalculationFigures, other: CalculationFigures): boolean =>
  one.verdict !== other.verdict ||
  one.irr_kind !== other.irr_kind ||
  !same(one.npv, other.npv, 0) ||
  !same(one.irr, other.irr) ||
  !same(one.payback_years, other.payback_years) ||
  !same(one.discounted_payback_years, other.discounted_payback_years) ||
  !same(one.profitability_index, other.profitability_index) ||
  !same(one.break_even_percent, other.break_even_percent);

/**
 * The figures of a calculation by older formulas, for the notice that they have changed since.
 * @param version that the calculation was made with
 * @returns `null` for the current version, and when the current formulas give the same figures
 */
export const olderFiguresOf = (input: CalculationInput, version: number): CalculationFigures | null => {
  if (version >= FORMULA_VERSION) return null;
  const older = figuresOf(input, version);
  return figuresDiffer(older, figuresOf(input)) ? older : null;
};
