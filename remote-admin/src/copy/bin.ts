import { countOf, type CountedNoun } from 'shared-lib/format';

const days: CountedNoun = {
  zero: 'ينتهي اليوم',
  one: 'يوم واحد',
  two: 'يومان',
  few: 'أيام',
  many: 'يوماً',
  other: 'يوم',
};

const deleted: CountedNoun = {
  zero: 'لا محذوفات',
  one: 'عنصر واحد',
  two: 'عنصران',
  few: 'عناصر',
  many: 'عنصراً',
  other: 'عنصر',
};

/** The bin of a content list. */
export const binCopy = {
  bin: 'سلة المحذوفات',
  title: (list: string) => `محذوفات ${list}`,
  noun: deleted,
  search: 'ابحث في العناوين المحذوفة',
  empty: 'السلة فارغة',
  emptyText: 'يبقى كل محذوف هنا 30 يوماً قبل أن يُحذف نهائياً.',
  back: 'العودة إلى القائمة',
  name: 'العنوان',
  at: 'حُذف في',
  by: 'حذفه',
  someone: 'مستخدم غير معروف',
  left: 'يبقى',
  daysLeft: (count: number) => countOf(count, days),
  actions: 'إجراءات',
  restore: 'استعادة',
  restoreOf: (name: string) => `استعادة ${name}`,
  restored: (name: string) => `استُعيد «${name}» كما كان`,
  restoreFailed: (name: string) => `تعذرت استعادة «${name}»`,
  slugTitle: 'الرابط المختصر مستخدم',
  slugText: 'اكتب رابطاً مختصراً آخر ليُستعاد به.',
  slug: 'الرابط المختصر الجديد',
  purge: 'حذف نهائي',
  purgeOf: (name: string) => `حذف ${name} نهائياً`,
  purgeTitle: (name: string) => `حذف «${name}» نهائياً؟`,
  purgeText: 'تُحذف كل إصداراته، ولا يمكن استعادته بعد ذلك.',
  purgeName: (name: string) => `اكتب «${name}» للتأكيد`,
  purged: (name: string) => `حُذف «${name}» نهائياً`,
  purgeFailed: (name: string) => `تعذر حذف «${name}» نهائياً`,
} as const;
