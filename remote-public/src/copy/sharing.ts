/** Texts for copying and sharing. */
export const sharing = {
  save: 'حفظ',
  saved: 'في المحفوظات',
  title: 'شارك هذه الصفحة',
  whatsapp: 'واتساب',
  x: 'إكس',
  linkedin: 'لينكدإن',
  on: (network: string) => `مشاركة عبر ${network} (يفتح في نافذة جديدة)`,
  link: 'نسخ الرابط',
  copied: 'تم النسخ',
  failed: 'تعذر النسخ. انسخ النص يدوياً.',
  native: 'خيارات أخرى',
  message: (title: string, url: string) => `${title}\n${url}`,
} as const;
