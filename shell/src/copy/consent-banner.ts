/** Texts of the banner that asks before anything is measured. */
export const consentBanner = {
  title: 'خصوصيتك على هذا الموقع',
  text: 'نستخدم أدوات قياس لنعرف أي الصفحات تفيد زوارنا. لا يعمل شيء منها قبل موافقتك، ويمكنك تغيير اختيارك في أي وقت من أسفل الصفحة.',
  policy: 'سياسة الخصوصية',
  accept: 'قبول الكل',
  reject: 'رفض الكل',
  choose: 'تخصيص الاختيار',
  save: 'حفظ الاختيار',
  purposes: 'أغراض القياس',
  necessary: 'ضرورية لعمل الموقع، وهي مفعّلة دائماً',
  statistics: 'إحصاءات الزيارة',
  marketing: 'قياس الحملات الإعلانية',
} as const;
