import { checksCopy } from './checks.ts';

/** Labels about publishing and about the look in search engines and messages. */
export const publishing = {
  panel: 'النشر',
  status: 'الحالة',
  statuses: { draft: 'مسودة', scheduled: 'مجدول', published: 'منشور', archived: 'مؤرشف', other: 'حالة أخرى' },
  choices: {
    draft: { label: 'مسودة', text: 'لا يراها الزوار.' },
    published: { label: 'منشور الآن', text: 'يظهر للزوار فور الحفظ.' },
    scheduled: { label: 'في موعد محدد', text: 'يظهر وحده في موعده بتوقيت الرياض.' },
    archived: { label: 'مؤرشف', text: 'يُسحب من الموقع ويبقى هنا.' },
  },
  at: 'موعد النشر',
  atHint: 'بتوقيت الرياض.',
  published: 'تاريخ النشر',
  readiness: 'جاهزية النشر',
  score: (passed: string, all: string) => `${passed} من ${all}`,
  blocked: 'أكمل البنود التي تمنع النشر أولاً.',
  anyStatus: 'كل الحالات',
  actions: { publish: 'نشر', draft: 'إعادة إلى المسودات', archive: 'أرشفة' },
  notPublished: 'لم يُنشر',
  seoPanel: 'الظهور في البحث والمشاركة',
  seoTitle: 'عنوان الصفحة',
  seoTitleHint: 'إن تُرك فارغاً استُخدم العنوان.',
  seoDescription: 'وصف الصفحة',
  seoDescriptionHint: 'إن تُرك فارغاً استُخدمت المقدمة.',
  inSearch: 'في نتائج البحث',
  inWhatsapp: 'عند المشاركة في واتساب',
  length: (count: string, max: string) => `${count} من ${max}`,
  fits: 'ضمن الحد',
  tooLong: 'أطول مما يُعرض، وسيُقتطع آخره',
  tooShort: 'أقصر من المفضل',
  characters: checksCopy.characters,
  untitled: 'بلا عنوان',
} as const;

/** Labels of the live preview beside a form. */
export const previewCopy = {
  title: 'المعاينة الحية',
  desktop: 'على سطح المكتب',
  phone: 'على الجوال',
  size: (width: number, height: number) => `${width} × ${height}`,
} as const;
