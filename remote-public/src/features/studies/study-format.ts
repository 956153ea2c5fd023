import type { StudySummary } from 'shared-lib/contracts';
import { countOf, formatPercent, measureOf } from 'shared-lib/format';
import { studies } from '../../copy/studies.ts';

export const formatPayback = (years: number | null): string =>
  years === null ? studies.noPayback : measureOf(years, studies.count.years);
export const formatIrr = (irr: number | null): string => (irr === null ? studies.notAvailable : formatPercent(irr));
export const formatPageCount = (pages: number): string => countOf(pages, studies.count.pages);
export const formatLocation = ({ city, country }: Pick<StudySummary, 'city' | 'country'>): string =>
  [city, country].filter(Boolean).join(studies.card.between);

/** Unit of the break-even point, from the beginning of the first assumption. */
export const breakEvenUnit = ([first = '']: readonly string[]): string => {
  const { intro, end } = studies.breakEvenSentence;
  const unit = first.startsWith(intro) ? first.slice(intro.length).split(end)[0]?.trim() : '';
  return unit || studies.page.defaultUnit;
};

/** Cumulative cash flow at the end of each year. */
export const cumulativeTotals = (flows: readonly number[]): number[] => {
  let total = 0;
  return flows.map((flow) => (total += flow));
};
