import type { StudySummary } from 'shared-lib/contracts';
import { countOf, formatPercent, measureOf, paybackLossText } from 'shared-lib/format';
import type { PaybackLoss } from 'shared-lib/finance';
import { studyCard } from '../../copy/study-card.ts';

/** @param loss later years that take the money back, where the cash flows are known */
export const formatPayback = (years: number | null, loss: PaybackLoss | null = null): string => {
  if (years === null) return studyCard.noPayback;
  const time = measureOf(years, studyCard.count.years);
  return loss ? `${time}${studyCard.card.between}${paybackLossText(loss)}` : time;
};
export const formatIrr = (irr: number | null): string => (irr === null ? studyCard.notAvailable : formatPercent(irr));
export const formatPageCount = (pages: number): string => countOf(pages, studyCard.count.pages);
export const formatLocation = ({ city, country }: Pick<StudySummary, 'city' | 'country'>): string =>
  [city, country].filter(Boolean).join(studyCard.card.between);
