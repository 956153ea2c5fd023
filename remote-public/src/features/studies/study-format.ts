import type { StudySummary } from 'shared-lib/contracts';
import { countOf, formatPercent, measureOf } from 'shared-lib/format';
import { studyCard } from '../../copy/cards.ts';

export const formatPayback = (years: number | null): string =>
  years === null ? studyCard.noPayback : measureOf(years, studyCard.count.years);
export const formatIrr = (irr: number | null): string => (irr === null ? studyCard.notAvailable : formatPercent(irr));
export const formatPageCount = (pages: number): string => countOf(pages, studyCard.count.pages);
export const formatLocation = ({ city, country }: Pick<StudySummary, 'city' | 'country'>): string =>
  [city, country].filter(Boolean).join(studyCard.card.between);
