import { FORMULA_VERSION, type CalculationFigures, type CalculationInput } from 'shared-lib/contracts';
import type { InternalRate } from 'shared-lib/finance';
import { calculateDetailed, isDetailed, type DetailedInput } from './detail.ts';
import { figuresOf, rounded } from './figures.ts';

const PERCENT = 100;

const percentOf = (rate: InternalRate): number | null => (rate.kind === 'one' ? rounded(rate.rate * PERCENT) : null);

const detailFiguresOf = (input: DetailedInput): NonNullable<CalculationFigures['detail']> => {
  const { npv, rate, equityNpv, equityRate, lowestCover } = calculateDetailed(input);
  return {
    npv: rounded(npv, 0),
    irr: percentOf(rate),
    equity_npv: rounded(equityNpv, 0),
    equity_irr: percentOf(equityRate),
    lowest_cover: lowestCover && rounded(lowestCover.cover),
  };
};

/**
 * The figures of a calculation as requests and accounts store them, with those of its detail (see `figuresOf`).
 * @param version of the formulas of the quick figures
 */
export const storedFiguresOf = (input: CalculationInput, version = FORMULA_VERSION): CalculationFigures => ({
  ...figuresOf(input, version),
  ...(isDetailed(input) && { detail: detailFiguresOf(input) }),
});
