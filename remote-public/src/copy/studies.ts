import type { Neutral, StudyKind, StudyPhase, StudySort } from 'shared-lib/contracts';
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

/** Texts of the free studies list and of the study page. */
export const studies = {
  name: 'دراسات مجانية',
  count,
  fileOf,
  originalOf,
  seo: {
    title: 'دراسات جدوى مجانية للاطلاع',
    titleOfPage: (title: string, page: number) => `${title}، صفحة ${page}`,
    descriptionOfPage: (description: string, page: number) => `صفحة ${page}: ${description}`,
    description:
      'دراسات جدوى منشورة بأرقامها: رأس المال وصافي القيمة الحالية والعائد الداخلي وفترة الاسترداد، مصنفة بحسب القطاع والدولة، وملخص PDF لكل دراسة.',
  },
  head: {
    title: 'دراسات مجانية للاطلاع',
    text: 'دراسات سابقة حُجبت منها بيانات العملاء، بأرقامها وافتراضاتها كاملة، لترى كيف نعمل قبل أن تطلب دراستك.',
  },
  kinds: { full: 'دراسة كاملة', summary: 'ملخص دراسة', sample: 'نموذج', other: 'دراسة' } satisfies Record<
    StudyKind | Neutral,
    string
  >,
  sorts: {
    newest: 'الأحدث أولاً',
    oldest: 'الأقدم أولاً',
    irr: 'الأعلى عائداً',
    payback: 'الأسرع استرداداً',
    capital_low: 'الأقل رأس مال',
    capital_high: 'الأكثر رأس مال',
    downloads: 'الأكثر تنزيلاً',
    title: 'حسب العنوان',
  } satisfies Record<StudySort, string>,
  capitalRanges: {
    'to-500000': 'حتى 500,000 دولار',
    '500000-1000000': 'من 500,000 إلى 1,000,000 دولار',
    '1000000-2000000': 'من 1,000,000 إلى 2,000,000 دولار',
    'from-2000000': '2,000,000 دولار فأكثر',
  },
  list: {
    title: 'الدراسات المنشورة',
    sectors: 'القطاع',
    allSectors: 'كل القطاعات',
    filters: 'تصفية الدراسات',
    country: 'الدولة',
    allCountries: 'كل الدول',
    kind: 'نوع الدراسة',
    allKinds: 'كل الأنواع',
    capital: 'رأس المال',
    allCapitals: 'أي مبلغ',
    sort: 'الترتيب',
    search: 'ابحث في الدراسات',
    searchHint: 'مصنع، تمور، المدينة المنورة…',
    /** Definitions of the kinds, and what the files are. */
    kindsTitle: 'ما الفرق بين أنواع الدراسات؟',
    kindsText: {
      full: 'أُعدّت لعميل بمراحلها الأربع كاملة، وحُجبت منها بياناته.',
      summary: 'دراسة تمهيدية أقصر، تسبق قرار إعداد دراسة كاملة.',
      sample: 'مشروع افتراضي بأسعار السوق، نبيّن به طريقة العمل.',
    } satisfies Record<StudyKind, string>,
    filesText: 'والملف الذي تنزّله في كل الأحوال ملخص بصيغة PDF، وطول الدراسة الأصلية مذكور إلى جانبه.',
    clear: 'مسح التصفية',
    empty: 'لا توجد دراسات منشورة بعد',
    emptyText: 'نعمل على إعداد دراسات جديدة للنشر. يمكنك أن تطلب دراسة لمشروعك الآن.',
    noMatch: 'لا توجد دراسات بهذه المواصفات',
    noMatchText: 'جرّب كلمة أخرى، أو قطاعاً آخر، أو امسح التصفية لترى الدراسات كلها.',
    failed: 'تعذر تحميل الدراسات.',
    shown: (from: string, to: string, total: string) => `عرض ${from} إلى ${to} من ${total}`,
  },
  quickView: { open: 'نظرة سريعة', openOf: (title: string) => `نظرة سريعة: ${title}`, full: 'صفحة الدراسة كاملة' },
  card: {
    capital: 'رأس المال',
    irr: 'العائد الداخلي',
    payback: 'الاسترداد',
    open: 'اطّلع على الدراسة',
    between: '، ',
  },
  notAvailable: 'غير متاح',
  noPayback: 'لا يُسترد',
  page: {
    loading: 'دراسة جدوى',
    missing: {
      title: 'هذه الدراسة غير موجودة',
      text: 'ربما تغيّر عنوانها أو لم تعد منشورة. لعل ما تبحث عنه بين أحدث الدراسات.',
      suggestions: 'أحدث الدراسات',
      all: 'كل الدراسات',
    },
    unavailable: {
      title: 'تعذر عرض الدراسة',
      text: 'لم تصل بيانات الدراسة بعد. أعد المحاولة، أو راسلنا وسنجيبك عما تريد معرفته عنها.',
    },
    request: 'اطلب دراسة جدوى',
    sameForMyCity: 'دراسة مماثلة لمدينتي',
    summary: 'الملخص التنفيذي',
    sector: 'القطاع',
    location: 'الموقع',
    year: 'سنة الإعداد',
    kind: 'النوع',
    file: 'الملف المتاح',
    pages: 'طول الدراسة الأصلية',
    jobs: 'فرص العمل',
    market: 'حجم السوق',
    indicators: 'المؤشرات الرئيسة',
    indicatorsText: (date: string) =>
      `ما تقوله الأرقام، وكيف تقرأ كل رقم منها. المصدر: النموذج المالي للدراسة بأسعار ${date}.`,
    capital: 'رأس المال',
    capitalNote: (fixed: string, working: string) =>
      `ما يُدفع قبل أول إيراد وفي بدايته: ${fixed} للأصول والتأسيس، و${working} لتمويل التشغيل حتى ينتظم التحصيل.`,
    npv: 'صافي القيمة الحالية',
    npvNote: (rate: string) =>
      `ما يضيفه المشروع بأسعار اليوم، بعد عائد سنوي مطلوب قدره ${rate}. الموجب فوق العائد المطلوب، والسالب دونه: لا يعني خسارة.`,
    irr: 'معدل العائد الداخلي',
    irrNote: (rate: string) =>
      `العائد السنوي الذي يحققه المال ما دام في المشروع. يُقبل المشروع إذا زاد على العائد المطلوب، وهو هنا ${rate}.`,
    payback: 'فترة الاسترداد',
    paybackNote: 'المدة التي يعود فيها رأس المال من تدفقات المشروع، دون خصم.',
    breakEven: 'نقطة التعادل',
    breakEvenNote: 'أقل كمية تغطي التكاليف كلها؛ ما فوقها ربح وما دونها خسارة.',
    flows: 'التدفقات النقدية',
    flowsText:
      'صافي ما يدخل المشروع وما يخرج منه في كل سنة بالدولار. السنة 0 هي سنة الإنشاء، والسنوات من اليمين إلى اليسار.',
    phases: 'الدراسة في مراحلها الأربع',
    phase: {
      marketing: 'المرحلة التسويقية',
      technical: 'المرحلة الفنية',
      administrative: 'المرحلة الإدارية',
      financial: 'المرحلة المالية',
    } satisfies Record<StudyPhase, string>,
    contents: 'محتويات الدراسة الأصلية',
    contentsText: 'فصول الدراسة الأصلية وعدد صفحات كل منها. الملف المتاح هنا ملخص لها.',
    samples: 'صفحات من الدراسة',
    samplesText: 'هكذا تبدو الصفحات في ملخص الدراسة. اضغط على أي صفحة لتكبيرها.',
    sample: (number: number) => `صفحة من الدراسة (${number})`,
    sampleOpen: (number: number) => `تكبير صفحة من الدراسة (${number})`,
    assumptions: 'الافتراضات',
    assumptionsText: (date: string) => `أُعدت الأرقام وفق الأسعار والأنظمة السارية في ${date}.`,
    disclaimerTitle: 'إخلاء مسؤولية',
    disclaimer:
      'هذه الدراسة للاطلاع وبيان طريقة العمل، وقد حُجبت منها بيانات العميل. أرقامها مبنية على افتراضات بتاريخ محدد، وتتغير بتغير الموقع والأسعار والأنظمة وطريقة التنفيذ. وهي لا تُعد عرضاً للاستثمار ولا ضماناً لعائد، ولا تغني عن دراسة خاصة بمشروعك.',
    related: 'دراسات ذات صلة',
  },
  download: {
    title: 'ملف الدراسة',
    text: 'خلاصة الدراسة وأرقامها وافتراضاتها.',
    guestText: 'اكتب بريدك الإلكتروني لتنزيل الملف. أصحاب الحسابات ينزّلونه مباشرة.',
    email: 'البريد الإلكتروني',
    button: (pages: number | null | undefined) => `تنزيل ${fileOf(pages)}`,
    pending: 'جاري تجهيز الملف...',
    started: 'بدأ تنزيل الملف. إن لم يبدأ فاضغط زر التنزيل مرة أخرى.',
  },
} as const;
