import type { CalculationDetail, CalculationInput } from 'shared-lib/contracts';
import {
  cumulative,
  datedFlows,
  datedRate,
  datedValue,
  detailedMonths,
  detailedYears,
  type DetailedMonth,
  type DetailedProject,
  type DetailedYear,
  type InternalRate,
} from 'shared-lib/finance';
import { changedInput, discountOf, hasNetFlows, projectOf, type Changes } from './calculate.ts';

const PERCENT = 100;

/** A calculation that has details, which one with given net flows never has. */
export type DetailedInput = CalculationInput & { detail: CalculationDetail };

/** Whether the details of a calculation count. */
export const isDetailed = (input: CalculationInput): input is DetailedInput =>
  input.detail !== undefined && !hasNetFlows(input);

const loanOf = (detail: CalculationDetail): DetailedProject['loan'] => ({
  amount: detail.loan_amount,
  rate: detail.loan_rate / PERCENT,
  graceMonths: detail.loan_grace,
  instalments: detail.loan_instalments,
  monthsBetween: detail.loan_months,
  method: detail.loan_method,
});

const detailedProjectOf = (input: DetailedInput): DetailedProject => {
  const { detail } = input;
  return {
    ...projectOf(input),
    constructionMonths: detail.construction_months,
    ramp: { months: detail.ramp_months, start: detail.ramp_start / PERCENT },
    season: detail.season,
    inflation: detail.inflation / PERCENT,
    products: detail.products.map(({ capacity, use, use_growth, price, unit_cost }) => ({
      capacity,
      use: use / PERCENT,
      useGrowth: use_growth / PERCENT,
      price,
      unitCost: unit_cost,
    })),
    receivableDays: detail.receivable_days,
    inventoryDays: detail.inventory_days,
    payableDays: detail.payable_days,
    vat: { rate: detail.vat_rate / PERCENT, costShare: detail.vat_cost_share / PERCENT, months: detail.vat_months },
    zakatShare: detail.zakat_share / PERCENT,
    loan: loanOf(detail),
    replacements: detail.replacements,
  };
};

/** Return per year that the owners expect, as a fraction. */
export const equityDiscount = ({ detail, discount_rate }: DetailedInput): number =>
  (detail.equity_rate ?? discount_rate) / PERCENT;

export interface DetailedCalculation {
  months: readonly DetailedMonth[];
  years: readonly DetailedYear[];
  /** Of the project, as if it had no loan. */
  npv: number;
  rate: InternalRate;
  /** Of the owners' money, after the loan. */
  equityNpv: number;
  equityRate: InternalRate;
  /** The year with the lowest cover of its debt service; `null` without payments for a loan. */
  lowestCover: { year: number; cover: number } | null;
  /** What the owners must have put in at most, and the month of it; 0 when they never put anything in. */
  peakNeed: { month: number; amount: number };
}

const peakNeedOf = (months: readonly DetailedMonth[]): DetailedCalculation['peakNeed'] => {
  const totals = cumulative(months.map(({ equityFlow }) => equityFlow));
  const lowest = Math.min(0, ...totals);
  return { month: Math.max(0, totals.indexOf(lowest)), amount: 0 - lowest };
};

/** All figures of a calculation with details. They are not rounded; the flows of a year of operation count at its end, as in `calculate`. */
export const calculateDetailed = (input: DetailedInput): DetailedCalculation => {
  const months = detailedMonths(detailedProjectOf(input));
  const years = detailedYears(months);
  const [project, equity] = [
    datedFlows(months, ({ projectFlow }) => projectFlow),
    datedFlows(months, ({ equityFlow }) => equityFlow),
  ];
  const covers = years.flatMap(({ year, cover }) => (cover === null ? [] : [{ year, cover }]));
  return {
    months,
    years,
    npv: datedValue(discountOf(input), project),
    rate: datedRate(project),
    equityNpv: datedValue(equityDiscount(input), equity),
    equityRate: datedRate(equity),
    lowestCover: covers.toSorted((one, other) => one.cover - other.cover)[0] ?? null,
    peakNeed: peakNeedOf(months),
  };
};

/** Changes of a calculation with details, as fractions. */
export interface DetailedChanges extends Changes {
  /** Of the rate of the loan. */
  interest?: number;
}

/** The input under other assumptions; prices of products follow the revenue, their unit costs the costs. For computing only. */
export const changedDetail = (input: DetailedInput, changes: DetailedChanges): DetailedInput => {
  const { revenue = 0, cost = 0, discount = 0, interest = 0 } = changes;
  const { detail } = input;
  return {
    ...changedInput(input, changes),
    detail: {
      ...detail,
      products: detail.products.map((product) => ({
        ...product,
        price: product.price * (1 + revenue),
        unit_cost: product.unit_cost * (1 + cost),
      })),
      loan_rate: detail.loan_rate * (1 + interest),
      equity_rate: detail.equity_rate == null ? detail.equity_rate : detail.equity_rate * (1 + discount),
    },
  };
};

const factors = ['revenue', 'cost', 'capital', 'discount', 'interest'] as const;
export type DetailedFactor = (typeof factors)[number];

/** A tenth more or less. */
const STEP = 0.1;

export interface StrongestFactor {
  factor: DetailedFactor;
  /** The figure when the factor is a tenth less, and a tenth more. */
  less: number;
  more: number;
}

/**
 * The assumption that changes a figure most when it alone changes by a tenth.
 * @param figure of the calculation; `null` where it does not exist
 * @returns `null` when no assumption changes the figure
 */
export const strongestFactor = (
  input: DetailedInput,
  figure: (result: DetailedCalculation) => number | null,
): StrongestFactor | null => {
  const valueAt = (factor: DetailedFactor, change: number) =>
    figure(calculateDetailed(changedDetail(input, { [factor]: change })));
  const effects = factors.flatMap((factor) => {
    const [less, more] = [valueAt(factor, -STEP), valueAt(factor, STEP)];
    return less === null || more === null || less === more ? [] : [{ factor, less, more }];
  });
  const width = ({ less, more }: StrongestFactor) => Math.abs(more - less);
  return effects.toSorted((one, other) => width(other) - width(one))[0] ?? null;
};
