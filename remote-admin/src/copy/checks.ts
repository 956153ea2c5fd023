import type { CountedNoun } from 'shared-lib/format';

const characters: CountedNoun = {
  zero: 'لا حروف',
  one: 'حرف واحد',
  two: 'حرفان',
  few: 'حروف',
  many: 'حرفاً',
  other: 'حرف',
};

/** Checks of content before it is published. */
export const checksCopy = {
  states: { passed: 'مستوفى:', advice: 'تنبيه:', failed: 'يمنع النشر:' },
  characters,
  linkBroken: 'رابط لا يعمل',
  linksWork: 'الروابط الداخلية تعمل',
  linkChecking: 'جاري فحص الروابط...',
  linkUnchecked: (count: string) => `روابط خارجية لم تُفحص: ${count}`,
} as const;
