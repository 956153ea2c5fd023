import type { CalculationFigures } from 'shared-lib/contracts';
import type { CountedNoun } from 'shared-lib/format';

/** Texts of the pictures that messengers and social networks show for a link, and of their descriptions. */
export const shareCardCopy = {
  kinds: { service: 'خدمة', sector: 'قطاع', study: 'دراسة منشورة', article: 'مقال', calculation: 'حاسبة الجدوى' },
  /** The kind and what it belongs to, such as a study and its sector. */
  within: (kind: string, group: string) => (group ? `${kind} · ${group}` : kind),
  verdict: 'التوصية',
  sendersFigures: 'أرقام مرسلها',
  priceFrom: 'ابتداءً من',
  delivery: 'مدة التسليم',
  deliverables: 'ما تتسلمه',
  deliverableCount: {
    zero: 'لا مخرجات',
    one: 'مخرج واحد',
    two: 'مخرجان',
    few: 'مخرجات',
    many: 'مخرجاً',
    other: 'مخرج',
  } satisfies CountedNoun,
  studies: 'في الموقع',
  studyCount: {
    zero: 'لا دراسات بعد',
    one: 'دراسة واحدة',
    two: 'دراستان',
    few: 'دراسات',
    many: 'دراسة',
    other: 'دراسة',
  } satisfies CountedNoun,
  medianPayback: 'وسيط فترة الاسترداد',
  medianRate: 'وسيط العائد الداخلي',
  capital: 'رأس المال',
  rate: 'العائد الداخلي',
  payback: 'فترة الاسترداد',
  discount: 'تكلفة رأس المال',
  never: 'لا يُسترد',
  noRate: 'لا يُحسب',
  reading: 'مدة القراءة',
  minutes: {
    zero: 'أقل من دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: 'دقائق',
    many: 'دقيقة',
    other: 'دقيقة',
  } satisfies CountedNoun,
  published: 'نُشر في',
  verdicts: {
    good: 'الأرقام تقول نعم، بهامش مريح',
    thin: 'الأرقام تقول نعم، بهامش ضيق',
    bad: 'الأرقام تقول لا',
    unknown: 'لا تكفي الأرقام للحكم',
  } satisfies Record<CalculationFigures['verdict'], string>,
  /** Description of the picture for people who do not see it. */
  alt: (kind: string, title: string, figures: string) =>
    figures ? `${kind}: ${title}. ${figures}.` : `${kind}: ${title}.`,
  altFigure: (label: string, value: string) => `${label}: ${value}`,
  comma: '، ',
} as const;
