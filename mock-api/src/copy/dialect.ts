import type { CountedNoun } from 'shared-lib/format';

/** What is said when the administration writes. */
export const dialectCopy = {
  orderStale: 'تغيّرت القائمة منذ فتحتها. حدّث الصفحة ثم رتّب العناصر من جديد.',
  /** @param who a name, or nothing when it is not known */
  changedSince: (who: string | null, when: string) =>
    `عُدّل هذا العنصر بعد أن فتحته (${who ? `${who}، ` : ''}${when}). راجع الفروق قبل الحفظ، حتى لا تضيع تعديلات غيرك.`,
  comma: '، ',
  tooMany: 'العناصر المرتبطة أكثر مما تحمله إجابة واحدة. اطلبها من قائمتها صفحةً صفحة.',
  /**
   * @param deed what cannot be done
   * @param by what depends on it, counted and named
   * @param advice what to do about it
   */
  stillUsed: ({ deed, advice }: Hindered, by: readonly string[]) =>
    `لا يمكن ${deed} لارتباط ما يلي به: ${by.join('؛ ')}. ${advice}`,
  lastAdmin: {
    delete: 'لا يمكن حذف حساب المدير الأخير.',
    change: 'هذا حساب المدير الأخير: لا يمكن إيقافه ولا تغيير دوره قبل أن يكون هناك مدير آخر.',
  },
} as const;

export interface Hindered {
  deed: string;
  advice: string;
}

/** What cannot be done while something depends on it. */
export const hindered = {
  deleteSector: { deed: 'حذف هذا القطاع', advice: 'انقلها إلى قطاع آخر أو احذفها أولاً.' },
  deleteUser: { deed: 'حذف هذا الحساب', advice: 'أوقف الحساب بدلاً من حذفه، أو أسند الطلبات إلى غيره أولاً.' },
  changeRole: { deed: 'تغيير دور هذا المستشار', advice: 'أسند هذه الطلبات إلى غيره أولاً.' },
} as const;

/** What may depend on something, counted. */
export const dependants = {
  services: { zero: 'لا خدمات', one: 'خدمة واحدة', two: 'خدمتان', few: 'خدمات', many: 'خدمة', other: 'خدمة' },
  studies: { zero: 'لا دراسات', one: 'دراسة واحدة', two: 'دراستان', few: 'دراسات', many: 'دراسة', other: 'دراسة' },
  sentRequests: {
    zero: 'لا طلبات',
    one: 'طلب واحد أرسله',
    two: 'طلبان أرسلهما',
    few: 'طلبات أرسلها',
    many: 'طلباً أرسله',
    other: 'طلب أرسله',
  },
  assignedRequests: {
    zero: 'لا طلبات',
    one: 'طلب واحد مسند إليه',
    two: 'طلبان مسندان إليه',
    few: 'طلبات مسندة إليه',
    many: 'طلباً مسنداً إليه',
    other: 'طلب مسند إليه',
  },
} as const satisfies Record<string, CountedNoun>;
