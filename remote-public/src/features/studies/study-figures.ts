import type { StudySummary } from 'shared-lib/contracts';
import { countOf, formatDecimal, formatPercent } from 'shared-lib/format';
import { studies } from '../../copy/studies.ts';

const FEW = 3;
const MANY = 10;

/** Years may have a fraction, and then follow the rule of the singular: «3.4 سنة», «4 سنوات». */
const yearsOf = (years: number): string => {
  const rounded = Math.round(years * 10) / 10;
  const { few, other } = studies.count.years;
  return `${formatDecimal(rounded)} ${Number.isInteger(rounded) && rounded >= FEW && rounded <= MANY ? few : other}`;
};

export const sayPayback = (years: number | null): string => (years === null ? studies.never : yearsOf(years));
export const sayIrr = (irr: number | null): string => (irr === null ? studies.none : formatPercent(irr));
export const sayPages = (pages: number): string => countOf(pages, studies.count.pages);
export const sayPlace = ({ city, country }: Pick<StudySummary, 'city' | 'country'>): string => [city, country].filter(Boolean).join(studies.card.between);

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
