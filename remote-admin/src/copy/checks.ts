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

/** Names of pages without own content, by path. */
const pages: Readonly<Record<string, string>> = {
  '/': 'الصفحة الرئيسية',
  '/about': 'من نحن',
  '/contact': 'صفحة التواصل',
  '/services': 'الخدمات',
  '/sectors': 'القطاعات',
  '/free-studies': 'الدراسات المجانية',
  '/tools/feasibility': 'حاسبة الجدوى',
  '/blog': 'المدونة',
  '/dashboard/new': 'طلب جديد من حساب العميل',
};

/** The pages of the site that lead to requests. */
export const sources = {
  title: 'الصفحات التي جاءت منها الطلبات',
  page: 'الصفحة',
  total: 'كل الطلبات',
  agreed: 'اتُّفق عليها',
  text: 'المتفق عليها هي الجلسات المحددة وعروض الأسعار المقبولة من طلبات الفترة.',
  none: 'لا طلبات في هذه الفترة.',
  countName: (count: string, column: string, page: string) => `${count}، ${column}: ${page}`,
  rest: 'صفحات أخرى أو غير معروفة',
  /** The forms of the page of contact, by its `tab`. */
  forms: { contact: 'نموذج الرسالة', consultation: 'نموذج الاستشارة', feasibility: 'نموذج دراسة الجدوى' },
  pageAndForm: (page: string, form: string) => `${page}، ${form}`,
  filter: 'جاءت من صفحة',
  anyPage: 'كل الصفحات',
  agreement: 'الاتفاق',
  anyAgreement: 'كل الطلبات',
  withAgreement: 'اتُّفق عليها',
  withoutAgreement: 'لم يُتفق عليها',
  /** Kinds of the pages of content, by the first part of their path. */
  kinds: { services: 'صفحة خدمة', sectors: 'صفحة قطاع', studies: 'صفحة دراسة' },
  pages,
} as const;
