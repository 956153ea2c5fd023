/** Texts for somebody who sees a release before it is live. They stand in documents that the server writes. */
export const releasePreview = {
  label: 'معاينة قبل النشر',
  remotes: {
    'remote-public': 'صفحات الموقع',
    'remote-account': 'حسابات العملاء',
    'remote-admin': 'لوحة الإدارة',
  },
  /** The name of the release stands between the two parts. */
  shown: (area: string) => [`تعاين ${area} قبل نشرها، في الإصدار `, '. لا يراه أحد سواك.'] as const,
  notShown: (area: string) => [`تعذر عرض ${area} في الإصدار `, '، وهذه هي المنشورة الآن.'] as const,
  end: 'إنهاء المعاينة',
  faults: {
    forged: {
      title: 'رابط المعاينة غير صالح',
      text: 'الرابط ناقص أو لم يصدره فريق الموقع. انسخه كاملاً كما وصلك، أو اطلب رابطاً جديداً.',
    },
    foreign: {
      title: 'رابط المعاينة لموقع آخر',
      text: 'صدر هذا الرابط لعنوان غير عنوان هذا الموقع. اطلب رابطاً جديداً لهذا الموقع.',
    },
    expired: {
      title: 'انتهت مدة المعاينة',
      text: 'لم يعد هذا الرابط يعرض شيئاً. اطلب رابطاً جديداً ممن أرسله إليك.',
    },
    withdrawn: {
      title: 'سُحب هذا الإصدار',
      text: 'ظهر فيه خلل بعد نشره فسُحب، ولا تمكن معاينته. اطلب رابطاً لإصدار أحدث.',
    },
    misfit: {
      title: 'لا يعمل هذا الإصدار مع الموقع الآن',
      text: 'يحتاج الإصدار إلى ما لا يوفره الموقع بعد. أخبر من أرسل إليك الرابط.',
    },
    unavailable: {
      title: 'تعذر تحميل هذا الإصدار',
      text: 'لم تصل ملفات الإصدار سليمة. افتح الرابط مرة أخرى بعد قليل، أو أخبر من أرسله إليك.',
    },
  },
} as const;
