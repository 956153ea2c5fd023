import type { SliderSeed } from '../content-types.ts';

export const sliders: SliderSeed[] = [
  {
    title_ar: 'قبل أن تضع رأس مالك، ضع المقياس',
    title_en: 'Measure before you invest',
    description_ar:
      'نقيس السوق والتكلفة والعائد والمخاطر، ونسلّمك دراسة جدوى تجيب عن سؤال واحد: هل يستحق هذا المشروع رأس مالك؟',
    description_en:
      'We measure market, cost, return and risk, and answer one question: is this project worth your capital?',
    image: 'hero/hero-1-skyline-desktop.png',
    desktop_image: 'hero/hero-1-skyline-desktop.png',
    mobile_image: 'hero/hero-1-skyline-mobile.png',
    button_text_ar: 'اطلب دراسة جدوى',
    button_text_en: 'Request a study',
    button_link: '/contact?tab=feasibility',
    is_active: true,
  },
  {
    title_ar: 'من الفكرة إلى خط الإنتاج',
    title_en: 'From idea to production line',
    description_ar:
      'دراسات سوقية وفنية ومالية للمصانع والتجارة والخدمات اللوجستية: الموقع والطاقة الإنتاجية ونقطة التعادل وفترة الاسترداد، في ملف واحد مترابط.',
    description_en:
      'Market, technical and financial studies for factories, trade and logistics, in one connected file.',
    image: 'hero/hero-2-port-desktop.png',
    desktop_image: 'hero/hero-2-port-desktop.png',
    mobile_image: 'hero/hero-2-port-mobile.png',
    button_text_ar: 'تعرّف إلى خدماتنا',
    button_text_en: 'Our services',
    button_link: '/services',
    is_active: true,
  },
  {
    title_ar: 'فرص الأرض والطاقة بلغة الأرقام',
    title_en: 'Land and energy, in figures',
    description_ar:
      'نقدّر الإنتاج والتكلفة والعائد لمشروعات الزراعة الحديثة والطاقة المتجددة على امتداد عمر المشروع، لا في سنته الأولى وحدها.',
    description_en: 'Output, cost and return of farming and renewable energy over the whole life of the project.',
    image: 'hero/hero-3-land-desktop.png',
    desktop_image: 'hero/hero-3-land-desktop.png',
    mobile_image: 'hero/hero-3-land-mobile.png',
    button_text_ar: 'تصفّح القطاعات',
    button_text_en: 'Browse sectors',
    button_link: '/sectors',
    is_active: true,
  },
  {
    title_ar: 'نقيس مشروعك كما قيس النيل',
    title_en: 'Measured as the Nile was',
    description_ar:
      'كان منسوب النيل يُقرأ على عمود مدرّج، فيُعرف خير الموسم قبل حلوله. بالمنطق نفسه نقرأ مشروعك قبل أن تنفق عليه، وهذه نماذج من عملنا.',
    description_en:
      'A graduated column once foretold the harvest. We read your project the same way; see samples of our work.',
    image: 'hero/hero-4-gauge-desktop.png',
    desktop_image: 'hero/hero-4-gauge-desktop.png',
    mobile_image: 'hero/hero-4-gauge-mobile.png',
    button_text_ar: 'اطّلع على دراسات مجانية',
    button_text_en: 'Read free studies',
    button_link: '/free-studies',
    is_active: true,
  },
];
