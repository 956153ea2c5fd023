import type { Neutral, StudyVerdict } from 'shared-lib/contracts';

/** What a study recommends, in one word. */
export const studyVerdictWords = {
  go: 'أقدِم',
  change: 'عدّل',
  stop: 'توقّف',
  other: 'توصية أخرى',
} satisfies Record<StudyVerdict | Neutral, string>;
