import type { CountedNoun } from 'shared-lib/format';

const minutes: CountedNoun = {
  zero: 'أقل من دقيقة قراءة',
  one: 'دقيقة قراءة واحدة',
  two: 'دقيقتا قراءة',
  few: 'دقائق قراءة',
  many: 'دقيقة قراءة',
  other: 'دقيقة قراءة',
};
const amount: CountedNoun = {
  zero: 'لا مقالات',
  one: 'مقال واحد',
  two: 'مقالان',
  few: 'مقالات',
  many: 'مقالاً',
  other: 'مقال',
};

/** Texts of the blog and of the article page. */
export const articles = {
  title: 'المدونة',
  text: 'مقالات عملية في دراسات الجدوى والتمويل وقراءة الأسواق، يكتبها من يعدّون الدراسات.',
  description:
    'مقالات عملية بالعربية في دراسات الجدوى والمفاهيم المالية والتمويل وقراءة أسواق السعودية والخليج ومصر، بأمثلة محسوبة خطوة خطوة، يكتبها من يعدّون الدراسات.',
  descriptionOf: (category: string) =>
    `مقالات «${category}» من مدونتنا: شرح عملي بأمثلة محسوبة خطوة خطوة، للمستثمرين في السعودية والخليج ومصر، يكتبه من يعدّون دراسات الجدوى.`,
  descriptionOfPage: (description: string, page: number) => `صفحة ${page}: ${description}`,
  titleOf: (category: string) => `المدونة: ${category}`,
  titleOfPage: (title: string, page: number) => `${title}، صفحة ${page}`,
  list: 'المقالات',
  amount,
  minutes,
  search: 'ابحث في المقالات',
  sort: 'ترتيب المقالات',
  sorts: { newest: 'الأحدث', oldest: 'الأقدم', title: 'حسب العنوان' },
  categories: 'تصنيفات المقالات',
  all: 'الكل',
  count: (count: string) => `(${count})`,
  tag: (name: string) => `الوسم: ${name}`,
  found: (query: string) => `نتائج البحث عن «${query}»`,
  clear: 'عرض كل المقالات',
  read: 'اقرأ المقال',
  empty: { title: 'لا توجد مقالات مطابقة', text: 'جرّب كلمات أخرى أو تصنيفاً آخر، أو تصفح المقالات كلها.' },
  none: { title: 'لا توجد مقالات منشورة حالياً', text: 'ننشر هنا مقالات في دراسات الجدوى والتمويل. عد إلينا قريباً.' },
  pastLastPage: { title: 'لا توجد مقالات في هذه الصفحة', text: 'القائمة أقصر من ذلك.', action: 'الصفحة الأولى' },
  listFailed: 'تعذر تحميل المقالات.',
  questionPrompt: {
    title: 'لم تجد جواب سؤالك؟',
    text: 'أرسل سؤالك عن مشروعك، ويجيبك مستشار مختص خلال يوم عمل واحد.',
    action: 'أرسل سؤالك',
  },
  article: {
    by: (name: string, role: string) => (role ? `${name}، ${role}` : name),
    contents: 'في هذا المقال',
    tags: 'الوسوم',
    otherArticles: 'مقالات أخرى',
    previous: 'المقال السابق',
    next: 'المقال التالي',
    related: 'مقالات ذات صلة',
    loading: 'مقال من المدونة',
    table: (headings: readonly string[]) => `جدول: ${headings.join('، ')}`,
    chartPoint: (axis: string, point: string) => `${axis}: ${point}`,
    missing: {
      title: 'هذا المقال غير موجود',
      text: 'ربما تغيّر عنوانه أو لم يعد منشوراً. لعل في أحدث ما نشرناه ما تبحث عنه.',
      suggestions: 'أحدث المقالات',
      all: 'تصفح المدونة',
    },
    unavailable: { title: 'تعذر عرض المقال', text: 'لم يصل نص المقال بعد. أعد المحاولة بعد قليل.' },
  },
  offer: {
    title: 'هل تريد ذلك لمشروعك؟',
    text: 'نصف ساعة مع محلل مالي، دون مقابل.',
    serviceText: (service: string) => `هذا مما نُعِدّه لعملائنا ضمن «${service}». ابدأ باستشارة قصيرة دون مقابل.`,
    consultation: 'استشارة مجانية',
    service: 'تفاصيل الخدمة',
    /** Category → slug of the matching service. */
    serviceByCategory: {
      'مفاهيم مالية': 'financial-modelling',
      'إدارة وتمويل': 'business-plans',
      أسواق: 'market-research',
      قطاعات: 'feasibility',
      استثمار: 'project-evaluation',
    },
  },
} as const;
