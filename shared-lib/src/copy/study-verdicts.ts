import type { Neutral, StudyVerdict } from 'shared-lib/contracts';

/** How often the studies advised to stop, of how many: the nouns come from `stoppedNoun`. */
export const stoppedSentences = {
  none: (total: string) => `لم نوصِ بالتوقف بعد في أي من ${total} دراسة منشورة.`,
  some: (stopped: string, total: string) => `أوصينا بالتوقف في ${stopped} من ${total}.`,
} as const;
/** Studies after «في». */
export const stoppedNoun = {
  zero: 'أي دراسة',
  one: 'دراسة واحدة',
  two: 'دراستين',
  few: 'دراسات',
  many: 'دراسة',
  other: 'دراسة',
} as const;

/** What a study recommends, in one word. */
export const studyVerdictWords = {
  go: 'أقدِم',
  change: 'عدّل',
  stop: 'توقّف',
  other: 'توصية أخرى',
} satisfies Record<StudyVerdict | Neutral, string>;
