import type { Line } from './cash-flows.ts';
import { sumOf } from './npv.ts';

const MONTHS = 12;
/** Days of a month in terms of payment. */
const DAYS = 30;

/** A product that is sold by the unit. */
export interface Product {
  /** Units that the project can make in a year, at least 0. */
  capacity: number;
  /** Part of the capacity that is used in year 1, as a fraction. */
  use: number;
  /** Growth of the use per year as a fraction. The use never exceeds the capacity. */
  useGrowth: number;
  /** Of one unit, in prices of year 1. */
  price: number;
  /** Costs of one unit that follow the number of units. */
  unitCost: number;
}

export interface Operation {
  revenues: readonly Line[];
  costs: readonly Line[];
  /** When there are any, they replace the revenues. */
  products: readonly Product[];
  /** Months until the sales are what was planned, and the part of it that the first month sells, as a fraction. */
  ramp: { months: number; start: number };
  /** Weights of the twelve months of a year of operation; empty for equal months. Their size does not matter. */
  season: readonly number[];
  /** Rise of all prices per year as a fraction, besides the growth of a line. */
  inflation: number;
}

/** Part of the planned sales in a month: a straight line from `start` to 1. @param month 1 is the first month of operation */
const rampIn = (month: number, { months, start }: Operation['ramp']): number =>
  month > months ? 1 : start + ((1 - start) * (month - 1)) / months;

/**
 * Share of a month in its year, times twelve: the ratio-to-average of seasonal indices.
 * Source: Hyndman, Athanasopoulos, Forecasting: Principles and Practice, "Classical decomposition".
 */
const seasonIn = (month: number, season: readonly number[]): number => {
  const total = sumOf(season);
  return total > 0 ? ((season[(month - 1) % MONTHS] ?? 0) * MONTHS) / total : 1;
};

const unitsIn = (year: number, { capacity, use, useGrowth }: Product): number =>
  capacity * Math.min(1, use * (1 + useGrowth) ** (year - 1));

const lineIn = (year: number, { amount, growth }: Line): number => amount * (1 + growth) ** (year - 1);

/**
 * Revenue and costs of a month of operation: a twelfth of its year, by season and ramp-up. Units are capacity × use; their revenue is
 * units × price (Brealey, Myers, Allen, "Making investment decisions": cash flows in nominal terms, each with the price of its year).
 *
 * Simplified: a busy month may exceed a twelfth of the capacity; costs that are not by the unit follow neither season nor ramp-up.
 * @param month 1 is the first month of operation
 */
export const operationIn = (month: number, operation: Operation): { revenue: number; cost: number } => {
  const { revenues, costs, products, ramp, season, inflation } = operation;
  const year = Math.ceil(month / MONTHS);
  const monthly = (1 + inflation) ** (year - 1) / MONTHS;
  const sales = monthly * rampIn(month, ramp) * seasonIn(month, season);
  const sold = products.map((product) => ({ ...product, units: unitsIn(year, product) }));
  const planned =
    products.length > 0 ? sold.map(({ units, price }) => units * price) : revenues.map((line) => lineIn(year, line));
  return {
    revenue: sumOf(planned) * sales,
    cost: sumOf([
      sumOf(costs.map((line) => lineIn(year, line))) * monthly,
      sumOf(sold.map(({ units, unitCost }) => units * unitCost)) * sales,
    ]),
  };
};

/**
 * What is not paid yet of the amounts of each month, when all are paid so many days later: 45 days are this month and half of the last.
 * Source: Brealey, Myers, Allen, "Working capital management", the cash conversion cycle in days.
 *
 * Simplified: a month has 30 days, and the amounts of a month are spread evenly.
 * @returns for each of the months
 */
export const outstanding = (amounts: readonly number[], days: number): number[] =>
  amounts.map((_, month) => {
    let total = 0;
    for (let back = 0; back * DAYS < days && back <= month; back += 1)
      total += (amounts[month - back] ?? 0) * Math.min(1, days / DAYS - back);
    return total;
  });
