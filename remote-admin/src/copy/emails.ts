/** Texts of the page that shows every email of the site. */
export const emailsCopy = {
  title: 'رسائل البريد',
  description: 'كل رسالة يرسلها الموقع، ببيانات تجريبية وبمعلومات التواصل المحفوظة في الإعدادات.',
  list: 'الرسائل',
  subject: 'الموضوع',
  preheader: 'ما يظهر بعد الموضوع',
  width: 'العرض',
  widths: { wide: 'حاسوب', narrow: 'جوال' },
  scheme: 'الألوان',
  schemes: { light: 'فاتحة', dark: 'داكنة' },
  frame: (label: string) => `معاينة الرسالة: ${label}`,
  text: 'النص بلا تنسيق',
} as const;
