import { workingDays } from 'shared-lib/copy';
import { countOf, formatUsd } from 'shared-lib/format';

/** Titles and descriptions of pages, and the texts of a page without its record. */
export const heads = {
  about: {
    title: 'من نحن',
    description:
      'شركة استشارات تُعِدّ دراسات الجدوى وخطط الأعمال منذ نهاية عام 2015: أكثر من 2,000 دراسة لنحو 1,700 عميل في السعودية والخليج ومصر، ومنهجية معلنة ووحدات متخصصة.',
  },
  contact: {
    title: 'اتصل بنا',
    description:
      'أرسل استفساراً عاماً أو اطلب استشارة مجانية أو دراسة جدوى، وتعرّف إلى أرقام الهاتف والبريد الإلكتروني وعنوان المقر في الجيزة وأوقات العمل.',
  },
  articles: {
    title: 'المدونة',
    description:
      'مقالات عملية بالعربية في دراسات الجدوى والمفاهيم المالية والتمويل وقراءة أسواق السعودية والخليج ومصر، بأمثلة محسوبة خطوة خطوة، يكتبها من يعدّون الدراسات.',
    descriptionOf: (category: string) =>
      `مقالات «${category}» من مدونتنا: شرح عملي بأمثلة محسوبة خطوة خطوة، للمستثمرين في السعودية والخليج ومصر، يكتبه من يعدّون دراسات الجدوى.`,
    descriptionOfPage: (description: string, page: number) => `صفحة ${page}: ${description}`,
    titleOf: (category: string) => `المدونة: ${category}`,
    titleOfPage: (title: string, page: number) => `${title}، صفحة ${page}`,
    article: {
      loading: 'مقال من المدونة',
      missing: { title: 'هذا المقال غير موجود' },
      unavailable: { title: 'تعذر عرض المقال' },
    },
  },
  sectors: {
    crumb: 'دراسات الجدوى',
    title: 'دراسات الجدوى حسب القطاع',
    pageTitle: (title: string) => `دراسات جدوى ${title}`,
    seo: {
      description:
        'دراسات جدوى في القطاعات التجارية والصناعية والتقنية والزراعية والسياحية والصحية والتعليمية وفي قطاع الطاقة: عدد الدراسات ونسبة النجاح ومتوسط العائد لكل قطاع.',
    },
    missing: { title: 'لم نجد هذا القطاع' },
    unavailable: { title: 'تعذر عرض هذا القطاع' },
  },
  services: {
    title: 'الخدمات',
    descriptionOf: (short: string, usd: number, count: number) =>
      `${short} ابتداءً من ${formatUsd(usd)}، مدة التسليم: ${countOf(count, workingDays)}.`,
    seo: {
      description:
        'دراسات جدوى وخطط أعمال ودراسات سوق ونماذج مالية وملفات تمويل: قارن بين خدماتنا بسعر البداية ومدة التسليم، واختر ما يناسب المرحلة التي بلغها مشروعك.',
    },
    missing: { title: 'لم نجد هذه الخدمة' },
    unavailable: { title: 'تعذر عرض هذه الخدمة' },
  },
  studies: {
    name: 'دراسات مجانية',
    seo: {
      title: 'دراسات جدوى مجانية للاطلاع',
      titleOfPage: (title: string, page: number) => `${title}، صفحة ${page}`,
      descriptionOfPage: (description: string, page: number) => `صفحة ${page}: ${description}`,
      description:
        'دراسات جدوى منشورة بأرقامها: رأس المال وصافي القيمة الحالية والعائد الداخلي وفترة الاسترداد، مصنفة بحسب القطاع والدولة، وملخص PDF لكل دراسة.',
    },
    page: {
      loading: 'دراسة جدوى',
      missing: { title: 'هذه الدراسة غير موجودة' },
      unavailable: { title: 'تعذر عرض الدراسة' },
    },
  },
  verdicts: {
    title: 'سجل الأحكام',
    description: 'كل دراسة جدوى نشرناها وما أوصت به: أقدِم أو عدّل أو توقّف، بجملة السبب.',
  },
  reading: {
    title: 'قراءتك على المقياس',
    description: 'ثلاثة أسئلة عن مشروعك، ثم كلمة واحدة تقول أين يقف عائده من تكلفة رأس المال، وما الذي يرفعه.',
  },
  verify: 'التحقق من عقد',
  search: {
    title: 'البحث في الموقع',
    titleOf: (query: string) => `نتائج البحث عن «${query}»`,
    description: 'ابحث في خدمات الشركة وقطاعاتها ودراساتها المجانية ومقالاتها.',
  },
} as const;

/** Head of the live previews that editors show. */
export const previewPage = {
  titles: {
    article: 'معاينة المقال',
    slider: 'معاينة الشريحة',
    service: 'معاينة الخدمة',
    study: 'معاينة الدراسة',
  },
  description: 'معاينة مسودة من لوحة الإدارة كما ستظهر لزوار الموقع. لا تُفهرس هذه الصفحة.',
} as const;
