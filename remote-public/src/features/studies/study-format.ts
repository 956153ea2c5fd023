import type { StudySummary } from 'shared-lib/contracts';
import { countOf, formatPercent, measureOf } from 'shared-lib/format';
import { studies } from '../../copy/studies.ts';

export const formatPayback = (years: number | null): string =>
  years === null ? studies.noPayback : measureOf(years, studies.count.years);
export const formatIrr = (irr: number | null): string => (irr === null ? studies.notAvailable : formatPercent(irr));
export const formatPageCount = (pages: number): string => countOf(pages, studies.count.pages);
export const formatLocation = ({ city, country }: Pick<StudySummary, 'city' | 'country'>): string =>
  [city, country].filter(Boolean).join(studies.card.between);
