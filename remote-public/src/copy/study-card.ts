import type { Neutral, StudyKind, StudySort } from 'shared-lib/contracts';
import { countOf, type CountedNoun } from 'shared-lib/format';

const count = {
  studies: {
    zero: 'لا توجد دراسات',
    one: 'دراسة واحدة',
    two: 'دراستان',
    few: 'دراسات',
    many: 'دراسة',
    other: 'دراسة',
  } satisfies CountedNoun,
  pages: {
    zero: 'بلا صفحات',
    one: 'صفحة واحدة',
    two: 'صفحتان',
    few: 'صفحات',
    many: 'صفحة',
    other: 'صفحة',
  } satisfies CountedNoun,
  years: {
    zero: 'أقل من سنة',
    one: 'سنة واحدة',
    two: 'سنتان',
    few: 'سنوات',
    many: 'سنة',
    other: 'سنة',
  } satisfies CountedNoun,
};

/**
 * What the file of a study is: «ملخص الدراسة (PDF، 5 صفحات)». Without pages while the file does not exist. The mark after «PDF»
 * (U+200F) makes the number follow the Arabic around it.
 */
const fileOf = (pages: number | null | undefined): string =>
  pages ? `ملخص الدراسة (PDF\u200F، ${countOf(pages, count.pages)})` : 'ملخص الدراسة (PDF)';
/** Length of the study that the file sums up. */
const originalOf = (pages: number): string => `الدراسة الأصلية: ${countOf(pages, count.pages)}`;

/** Texts of a study's card, and the names of what lists of studies filter and sort by. The home page needs no others. */
export const studyCard = {
  count,
  fileOf,
  originalOf,
  kinds: { full: 'دراسة كاملة', summary: 'ملخص دراسة', sample: 'نموذج', other: 'دراسة' } satisfies Record<
    StudyKind | Neutral,
    string
  >,
  sorts: {
    newest: 'الأحدث أولاً',
    oldest: 'الأقدم أولاً',
    irr: 'الأعلى عائداً',
    payback: 'الأسرع استرداداً',
    capital_low: 'الأصغر رأس مال',
    capital_high: 'الأكبر رأس مال',
    downloads: 'الأكثر تنزيلاً',
    title: 'حسب العنوان',
  } satisfies Record<StudySort, string>,
  quickView: { open: 'نظرة سريعة', openOf: (title: string) => `نظرة سريعة: ${title}`, full: 'افتح الدراسة' },
  card: {
    capital: 'رأس المال',
    irr: 'العائد الداخلي',
    payback: 'الاسترداد',
    open: 'اطّلع على الدراسة',
    between: '، ',
  },
  notAvailable: 'غير متاح',
  noPayback: 'لا يُسترد',
} as const;
