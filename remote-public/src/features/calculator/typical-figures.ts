import { flowsOf } from 'shared-lib/calculation';
import { calculationInput, type CalculationInput, type CalculationLine, type Sector } from 'shared-lib/contracts';
import { npv } from 'shared-lib/finance';
import { calculator } from '../../copy/calculator.ts';
import { typicalLines } from '../../copy/typical-lines.ts';

type Typical = (typeof typicalLines)[keyof typeof typicalLines];

/** Sales of a year for each unit of capital, before the sector's return decides the costs. */
const TURNOVER = 0.9;
const FIXED_SHARE = 0.75;
const GROWTH = 4;
const TAX_RATE = 15;
const DEFAULT_CAPITAL = 500_000;
const DEFAULT_RETURN = 25;

const isKnown = (slug: string): slug is keyof typeof typicalLines => slug in typicalLines;

const rounded = (amount: number, digits: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - digits + 1);
  return Math.round(amount / unit) * unit;
};

/** Two leading digits: typical figures must not look measured. */
const typicalAmount = (amount: number): number => rounded(amount, 2);

const linesOf = (total: number, shares: Typical['revenues'] | Typical['costs'], digits: number): CalculationLine[] =>
  shares.map(([name, share]) => ({ name, amount: rounded(total * share, digits), growth: GROWTH }));

/** Whether a project returns more than a rate: then its net present value at this rate is positive. */
const returnsMore = (input: CalculationInput, rate: number): boolean => npv(rate, flowsOf(input)) > 0;

/** Steps of the bisection. Higher costs mean a lower return. */
const HALVINGS = 24;

/** The costs have a third digit, because the return depends on the small difference between sales and costs. */
const withCosts = (input: CalculationInput, typical: Typical, percentReturn: number): CalculationInput => {
  const at = (total: number) => ({ ...input, costs: linesOf(total, typical.costs, 3) });
  let low = 0;
  let high = input.revenues.reduce((sum, { amount }) => sum + amount, 0);
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (returnsMore(at(middle), percentReturn / 100)) low = middle;
    else high = middle;
  }
  return at(low);
};

const inputOf = (title: string, typical: Typical, capital: number, percentReturn: number): CalculationInput => {
  const withoutCosts = calculationInput.parse({
    title,
    fixed_capital: typicalAmount(capital * FIXED_SHARE),
    working_capital: typicalAmount(capital * (1 - FIXED_SHARE)),
    tax_rate: TAX_RATE,
    revenues: linesOf(capital * TURNOVER, typical.revenues, 2),
    costs: [],
  });
  return withCosts(withoutCosts, typical, percentReturn);
};

type TypicalSector = Pick<Sector, 'slug' | 'name_ar' | 'typical_capital' | 'average_roi'>;

/** A project with the typical capital of a sector whose internal rate of return is the sector's average return. */
export const calculationOfSector = ({ slug, name_ar, typical_capital, average_roi }: TypicalSector): CalculationInput =>
  inputOf(
    calculator.start.ofSector(name_ar),
    typicalLines[isKnown(slug) ? slug : 'other'],
    // The geometric mean: a typical capital spans several orders of magnitude.
    typicalAmount(Math.sqrt(Math.max(1, typical_capital.from) * Math.max(1, typical_capital.to))),
    average_roi,
  );

/** What the calculator shows at its first visit. */
export const exampleCalculation = (): CalculationInput =>
  inputOf('', typicalLines.other, DEFAULT_CAPITAL, DEFAULT_RETURN);
