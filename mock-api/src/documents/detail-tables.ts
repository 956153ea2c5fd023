import { calculateDetailed, isDetailed, type DetailedCalculation } from 'shared-lib/calculation';
import type { CalculationInput } from 'shared-lib/contracts';
import { formatIndex } from 'shared-lib/format';
import { calculationDetailCopy as copy } from '../copy/documents.ts';
import { decimalNumber, plain, type MoneyScale } from './figure-text.ts';

const PERCENT = 100;

const rateText = (rate: DetailedCalculation['rate']): string => {
  if (rate.kind === 'one') return `${decimalNumber(rate.rate * PERCENT)}%`;
  return rate.kind === 'several' ? copy.severalRates : copy.noRate;
};
const coverText = (cover: number | null): string => (cover === null ? copy.noCover : plain(formatIndex(cover)));

/**
 * The figures of a calculation's detail, and the years of its loan and of both flows. The template only lays them out.
 * @returns `null` for a quick calculation
 */
export const detailTables = (input: CalculationInput, { amount }: MoneyScale) => {
  if (!isDetailed(input)) return null;
  const { npv, rate, equityNpv, equityRate, lowestCover, peakNeed, years } = calculateDetailed(input);
  return {
    copy,
    figures: [
      [copy.npv, amount(npv)],
      [copy.irr, rateText(rate)],
      [copy.equityNpv, amount(equityNpv)],
      [copy.equityIrr, rateText(equityRate)],
      [copy.cover, coverText(lowestCover && lowestCover.cover)],
      [copy.need, amount(peakNeed.amount)],
    ],
    years: years.map(({ year, projectFlow, interest, principal, balance, cover, equityFlow }) => [
      year === 0 ? copy.before : String(year),
      ...[projectFlow, interest, principal, balance].map(amount),
      coverText(cover),
      amount(equityFlow),
    ]),
  };
};
