import type { CountedNoun } from 'shared-lib/format';

/** What is said when the administration writes. */
export const dialectCopy = {
  /** @param who a name, or nothing when it is not known */
  changedSince: (who: string | null, when: string) =>
    `عُدّل هذا العنصر بعد أن فتحته (${who ? `${who}، ` : ''}${when}). راجع الفروق قبل الحفظ، حتى لا تضيع تعديلات غيرك.`,
  comma: '، ',
  /** @param by what depends on it, counted and named */
  stillUsed: (thing: string, by: readonly string[]) => `لا يمكن حذف ${thing}، فهو مرتبط بما يلي: ${by.join('؛ ')}. غيّر ارتباطها أو احذفها أولاً.`,
} as const;

/** What is taken away, and what may depend on it. */
export const dependants = {
  sector: 'هذا القطاع',
  services: { zero: 'لا خدمات', one: 'خدمة واحدة', two: 'خدمتان', few: 'خدمات', many: 'خدمة', other: 'خدمة' } satisfies CountedNoun,
  studies: { zero: 'لا دراسات', one: 'دراسة واحدة', two: 'دراستان', few: 'دراسات', many: 'دراسة', other: 'دراسة' } satisfies CountedNoun,
} as const;

