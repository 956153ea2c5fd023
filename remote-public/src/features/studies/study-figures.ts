import type { StudySummary } from 'shared-lib/contracts';
import { countOf, formatPercent, measureOf } from 'shared-lib/format';
import { studies } from '../../copy/studies.ts';

export const sayPayback = (years: number | null): string =>
  years === null ? studies.never : measureOf(years, studies.count.years);
export const sayIrr = (irr: number | null): string => (irr === null ? studies.none : formatPercent(irr));
export const sayPages = (pages: number): string => countOf(pages, studies.count.pages);
export const sayPlace = ({ city, country }: Pick<StudySummary, 'city' | 'country'>): string =>
  [city, country].filter(Boolean).join(studies.card.between);

/** What the break-even point counts: a study says it at the beginning of its first assumption. */
export const breakEvenUnit = ([first = '']: readonly string[]): string => {
  const { intro, end } = studies.breakEvenSentence;
  const unit = first.startsWith(intro) ? first.slice(intro.length).split(end)[0]?.trim() : '';
  return unit || studies.page.someUnit;
};

/** What has come in and gone out up to each year. */
export const runningTotals = (flows: readonly number[]): number[] => {
  let total = 0;
  return flows.map((flow) => (total += flow));
};
