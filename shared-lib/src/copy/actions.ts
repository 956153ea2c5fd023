/** Labels of common actions and states. */
export const verbs = {
  retry: 'إعادة المحاولة',
  save: 'حفظ',
  cancel: 'إلغاء',
  close: 'إغلاق',
  delete: 'حذف',
  edit: 'تعديل',
  add: 'إضافة',
  search: 'بحث',
  send: 'إرسال',
  sending: 'جاري الإرسال...',
  loading: 'جاري التحميل...',
  back: 'رجوع',
  next: 'التالي',
  previous: 'السابق',
  more: 'المزيد',
  signIn: 'تسجيل الدخول',
  signOut: 'تسجيل الخروج',
  optional: '(اختياري)',
} as const;

/** Message for each kind of failed request. */
export const failures = {
  offline: 'أنت غير متصل بالإنترنت. تحقق من الاتصال ثم أعد المحاولة.',
  network: 'تعذر الوصول إلى الخادم. أعد المحاولة بعد قليل.',
  timeout: 'استغرق الخادم وقتاً أطول من المتوقع. أعد المحاولة.',
  unauthorized: 'انتهت جلستك. سجّل الدخول ثم أعد المحاولة.',
  forbidden: 'ليست لديك صلاحية لتنفيذ هذا الإجراء.',
  'not-found': 'العنصر المطلوب غير موجود.',
  conflict: 'تغيّرت البيانات منذ فتحتها. حدّث الصفحة ثم أعد المحاولة.',
  validation: 'تحقق من الحقول المحددة ثم أعد المحاولة.',
  'rate-limited': 'محاولات كثيرة خلال وقت قصير. انتظر قليلاً ثم أعد المحاولة.',
  server: 'حدث خطأ غير متوقع في الخادم. أعد المحاولة بعد قليل.',
  contract: 'وصلت من الخادم إجابة غير مفهومة. أعد المحاولة بعد قليل.',
} as const;
export type FailureKind = keyof typeof failures;

/** Message for a request whose body no endpoint accepts. */
export const bodyTooLarge = 'حجم البيانات المرسلة أكبر من المسموح به.';

/** Message of a rate limit with a known waiting time. */
export const tooManyTries = (wait: string): string => `محاولات كثيرة خلال وقت قصير. أعد المحاولة ${wait}.`;
