import type { VerdictCounts } from 'shared-lib/contracts';
import { stoppedNoun, stoppedSentences } from 'shared-lib/copy';
import { countOf, formatNumber } from 'shared-lib/format';

/** The sentence that leads to the register of verdicts. */
export const verdictCount = {
  stoppedOf: ({ stop, total }: VerdictCounts) =>
    stop === 0
      ? stoppedSentences.none(formatNumber(total))
      : stoppedSentences.some(countOf(stop, stoppedNoun), formatNumber(total)),
  open: 'سجل الأحكام',
} as const;
