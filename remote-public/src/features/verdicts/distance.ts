import type { RegisteredVerdict } from 'shared-lib/contracts';
import { studyVerdictWords } from 'shared-lib/copy';
import { formatDecimal } from 'shared-lib/format';
import { verdicts as copy } from '../../copy/verdicts.ts';

/** Percentage points between the return and the cost of capital; `null` without a return. */
export const pointsOf = ({ irr, discount_rate }: Pick<RegisteredVerdict, 'irr' | 'discount_rate'>): number | null =>
  irr === null ? null : Math.round((irr - discount_rate) * 10) / 10;

/** How far the return is from the cost of capital, in words. */
export const distanceText = (entry: RegisteredVerdict): string => {
  const points = pointsOf(entry);
  if (points === null) return copy.noRate;
  return (points < 0 ? copy.below : copy.above)(formatDecimal(Math.abs(points)));
};

export const wordOf = ({ verdict }: Pick<RegisteredVerdict, 'verdict'>): string =>
  verdict ? studyVerdictWords[verdict] : copy.none;
