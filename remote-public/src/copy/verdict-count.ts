import type { VerdictCounts } from 'shared-lib/contracts';
import { countOf, formatNumber } from 'shared-lib/format';
import { studyCard } from './cards.ts';

const stopped = { ...studyCard.count.studies, two: 'دراستين' };

/** The sentence that leads to the register of verdicts. */
export const verdictCount = {
  stoppedOf: ({ stop, total }: VerdictCounts) =>
    stop === 0
      ? `لم نوصِ بالتوقف بعد في أي من ${formatNumber(total)} دراسة منشورة.`
      : `أوصينا بالتوقف في ${countOf(stop, stopped)} من ${formatNumber(total)}.`,
  open: 'سجل الأحكام',
} as const;
