/** Texts of the study that is made for a request, where they differ from those of a published study. */
export const deliverableCopy = {
  /** By version. */
  kinds: ['مسودة دراسة جدوى للمراجعة', 'دراسة جدوى بعد المراجعة'],
  version: 'الإصدار',
  price: (price: string) => `سعر البيع المعتمد في هذا الإصدار ${price} للوحدة بأسعار ثابتة`,
  contents: 'مصادر الأرقام',
  contentsIntro: 'جُمعت أرقام الدراسة من هذه المصادر، وسجلاتها محفوظة لدى فريق الدراسة.',
  assumptionsIntro: 'أُعدت الأرقام وفق الأسعار والأنظمة السارية عند إعداد هذا الإصدار.',
  disclaimerTitle: 'حدود الدراسة',
  disclaimer: [
    'أُعدت هذه الدراسة لصاحب الطلب وحده. أرقامها مبنية على الافتراضات المذكورة، وتتغير بتغير الموقع والأسعار والأنظمة وطريقة التنفيذ.',
    'لا تُعد ضماناً لعائد، ولا تغني عن مراجعة العقود والتراخيص قبل اتخاذ القرار.',
  ],
} as const;
