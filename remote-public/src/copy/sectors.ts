import { formatNumber, formatUsd, measureOf } from 'shared-lib/format';
import { heads } from './heads.ts';

const years = { zero: 'أقل من سنة', one: 'سنة واحدة', two: 'سنتان', few: 'سنوات', many: 'سنة', other: 'سنة' };

/** Texts of the sectors page and of the sector page. */
export const sectors = {
  ...heads.sectors,
  missing: {
    ...heads.sectors.missing,
    text: 'ربما تغيّر عنوانه. لعل ما تبحث عنه بين القطاعات التالية.',
    suggestions: 'قطاعات قد تهمك',
    all: 'كل القطاعات',
  },
  unavailable: {
    ...heads.sectors.unavailable,
    text: 'لم تصل بيانات القطاع بعد. أعد المحاولة، أو راسلنا وسنجيبك عما تريد معرفته عنه.',
  },
  text: 'اختر القطاع لترى عدد الدراسات المنجزة ونسبة النجاح ومتوسط العائد على الاستثمار.',
  list: 'كل القطاعات',
  more: 'تفاصيل القطاع',
  facts: { projects: 'دراسة منجزة', success: 'نسبة النجاح', roi: 'متوسط العائد' },
  empty: {
    title: 'لا توجد قطاعات متاحة حالياً',
    text: 'نعمل على تحديث قائمة القطاعات. أخبرنا بنشاطك وسنرد خلال يوم عمل.',
  },
  other: {
    title: 'قطاعك غير مذكور؟',
    text: 'أنجزنا دراسات في أنشطة متخصصة كثيرة. أخبرنا بنشاطك ونرسل إليك نماذج قريبة منه.',
    action: 'أرسل استفسارك',
  },
  detail: {
    request: 'اطلب دراسة جدوى',
    freeStudies: 'دراسات مجانية للاطلاع',
    figures: 'القطاع في أرقام',
    averageRoi: 'متوسط العائد على الاستثمار',
    published: 'دراسات منشورة للاطلاع',
    capital: 'متوسط رأس مال الدراسات',
    irr: 'متوسط معدل العائد الداخلي',
    payback: 'متوسط فترة الاسترداد',
    /** The averages above are of the published studies only, unlike the figures of the sector. */
    publishedNote: 'متوسطات رأس المال والعائد والاسترداد هنا للدراسات المنشورة وحدها، ومنها دراسات أوصت بالتوقف.',
    years: (count: number) => measureOf(count, years),
    features: 'ما الذي تقيسه دراسة القطاع؟',
    opportunities: 'فرص الاستثمار',
    services: 'خدمات لهذا القطاع',
    samples: 'دراسات منشورة من القطاع',
    samplesText: 'دراسة منشورة بأرقامها وافتراضاتها ومصادرها، نعرضها نموذجاً لطريقة العمل في هذا القطاع، لا وعداً بنتيجة.',
    otherSamples: 'نماذج دراسات',
    allSamples: 'كل الدراسات المجانية',
    summary: 'رأس المال وحجم السوق',
    typicalCapital: 'رأس المال المعتاد',
    range: (from: number, to: number) => `من ${formatNumber(from)} إلى ${formatUsd(to)}`,
    marketSize: 'حجم السوق',
  },
} as const;
