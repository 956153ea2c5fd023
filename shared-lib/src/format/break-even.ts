import { breakEvenUnits as copy } from 'shared-lib/copy';
import { formatNumber, nounAfter } from './number.ts';

const isKnown = (noun: string): noun is keyof typeof copy.nouns => Object.hasOwn(copy.nouns, noun);

/**
 * The break-even point of a study as figure and unit: «584», «طناً في السنة».
 * @param assumptions of the study; the first one begins with the definition of the unit
 */
export const breakEvenOf = (count: number, [first = '']: readonly string[]): { value: string; unit: string } => {
  const defined = first.startsWith(copy.intro) ? first.slice(copy.intro.length).split(copy.end)[0]?.trim() : '';
  const [noun = '', ...period] = (defined ?? '').split(copy.period);
  const counted = isKnown(noun) ? nounAfter(count, copy.nouns[noun]) : noun || nounAfter(count, copy.unit);
  return {
    value: formatNumber(count),
    unit: [counted, ...(period.length > 0 ? period : [copy.everyYear])].join(copy.period),
  };
};
