import { charts, paybackLoss as copy } from 'shared-lib/copy';
import { measureOf } from './plural.ts';

/**
 * That later years take the returned money back: «ثم يعود الرصيد سالباً في السنة 4، ويُسترد نهائياً بعد 6 سنوات».
 * @param loss its first year, and the years until the money is returned for good, if it is
 * @returns empty when the money stays returned
 */
export const paybackLossText = (loss: { year: number; lasting: number | null } | null | undefined): string => {
  if (!loss) return '';
  return copy.lost(
    loss.year,
    loss.lasting === null ? copy.forGood : copy.lasting(measureOf(loss.lasting, charts.years)),
  );
};
