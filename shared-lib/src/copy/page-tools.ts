/** Texts that only a printed page shows. */
export const printedCopy = {
  source: 'المصدر',
  published: (date: string) => `نُشر في ${date}`,
  today: (date: string) => `طُبع في ${date}`,
} as const;

/** Messages of the buttons that save a study or an article. */
export const savedCopy = {
  saved: 'أُضيف إلى المحفوظات',
  removed: 'أُزيل من المحفوظات',
  onDevice: 'المحفوظات على هذا الجهاز الآن. إن سجّلت الدخول انضمت إلى حسابك.',
  failed: 'تعذر تعديل المحفوظات',
  noStorage: 'التخزين في المتصفح معطل أو ممتلئ. سجّل الدخول لتحفظ في حسابك.',
} as const;
