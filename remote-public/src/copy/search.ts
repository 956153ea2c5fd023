import { countOf } from 'shared-lib/format';
import { heads } from './heads.ts';

const results = { zero: 'لا نتائج', one: 'نتيجة واحدة', two: 'نتيجتان', few: 'نتائج', many: 'نتيجة', other: 'نتيجة' };

/** Texts of the search page. */
export const search = {
  title: heads.search.title,
  text: 'ابحث في الخدمات والقطاعات والدراسات المجانية والمقالات دفعة واحدة.',
  label: 'كلمات البحث',
  placeholder: 'خدمة أو قطاع أو دراسة أو مقال',
  results: 'نتائج البحث',
  kinds: 'نوع النتائج',
  all: 'الكل',
  kind: { service: 'الخدمات', sector: 'القطاعات', article: 'المقالات', study: 'الدراسات المجانية' },
  one: { service: 'خدمة', sector: 'قطاع', article: 'مقال', study: 'دراسة' },
  count: (number: string) => `(${number})`,
  found: (total: number, query: string) => `${countOf(total, results)} عن «${query}»`,
  moreOf: (kind: string, total: string) => `كل نتائج ${kind} (${total})`,
  first: (shown: string, total: number) => `تظهر هنا أول ${shown} من ${countOf(total, results)}.`,
  didYouMean: 'هل تقصد',
  questionMark: '؟',
  without: (words: readonly string[]) => `نتيجة بدون: ${words.join('، ')}`,
  inBlog: 'تابع البحث في المدونة',
  inStudies: 'تابع البحث في الدراسات المجانية',
  start: { title: 'عمّ تبحث؟', text: 'اكتب كلمة أو أكثر، مثل: مصنع تمور، نقطة التعادل، خطة أعمال.' },
  none: {
    title: (query: string) => `لا نتائج عن «${query}»`,
    text: 'جرّب كلمات أقل أو أعم، أو تصفّح الأقسام التالية. وإن لم تجد ما تريد فاسألنا.',
    ask: 'اسألنا',
  },
  failed: 'تعذر البحث الآن.',
  sections: 'أقسام الموقع',
} as const;
