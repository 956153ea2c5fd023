import type { CountedNoun } from 'shared-lib/format';

const minutes: CountedNoun = {
  zero: 'أقل من دقيقة قراءة',
  one: 'دقيقة قراءة واحدة',
  two: 'دقيقتا قراءة',
  few: 'دقائق قراءة',
  many: 'دقيقة قراءة',
  other: 'دقيقة قراءة',
};

/** Texts of an article's card. */
export const articleCard = { minutes, read: 'اقرأ المقال' } as const;
