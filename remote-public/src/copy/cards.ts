import type { Neutral, StudyKind } from 'shared-lib/contracts';
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

/** Texts of a study's card, and the names of the kinds. The home page needs no others. */
export const studyCard = {
  count,
  fileOf,
  originalOf,
  kinds: { full: 'دراسة كاملة', summary: 'دراسة تمهيدية', sample: 'نموذج', other: 'دراسة' } satisfies Record<
    StudyKind | Neutral,
    string
  >,
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

export { sectorTitle } from 'shared-lib/copy';

/** Texts of the home page blocks with the latest studies and articles. */
export const latest = {
  studies: {
    title: 'أحدث الدراسات المجانية',
    text: 'دراسات منشورة بأرقامها وافتراضاتها، للاطلاع والتنزيل.',
    all: 'كل الدراسات',
  },
  articles: {
    title: 'أحدث المقالات',
    text: 'كيف تُقرأ الأرقام وتُختبر الأفكار، بقلم من يُعدّون الدراسات.',
    all: 'كل المقالات',
  },
} as const;

/** How the published figures of the company are measured. */
export const measures = {
  question: 'كيف نقيس النجاح؟',
  success:
    'الدراسة الناجحة عندنا دراسة اعتمدها صاحبها أو الجهة الممولة كما سُلّمت، أياً كانت توصيتها، من دون إعادة إعداد. والنسبة هي عدد هذه الدراسات من كل ما سلّمناه منذ نهاية 2015.',
  roi: 'متوسط العائد هو متوسط معدل العائد الداخلي السنوي المتوقع في دراسات القطاع.',
  source: 'المصدر: سجل الدراسات المسلّمة لدينا.',
  updated: (date: string) => `المصدر: سجل الدراسات المسلّمة لدينا، وآخر تحديث له في ${date}.`,
} as const;
