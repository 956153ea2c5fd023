/** Labels of the bell in the signed-in applications. */
export const notificationLabels = {
  bell: (unread: string) => `الإشعارات، غير المقروء منها: ${unread}`,
  title: 'الإشعارات',
  none: 'لا إشعارات بعد.',
  isNew: 'جديد',
  all: 'كل الإشعارات والتفضيلات',
  readAll: 'جعل الكل مقروءاً',
  failed: 'تعذر تحميل الإشعارات.',
  readFailed: 'تعذر تحديث الإشعارات',
} as const;

const unread = {
  zero: 'لا إشعارات غير مقروءة',
  one: 'إشعار واحد غير مقروء',
  two: 'إشعاران غير مقروءين',
  few: 'إشعارات غير مقروءة',
  many: 'إشعاراً غير مقروء',
  other: 'إشعار غير مقروء',
} as const;

/** The page of all notifications, and where people want to be notified. */
export const notificationsPage = {
  title: 'الإشعارات',
  unread,
  readAll: 'جعل الكل مقروءاً',
  readFailed: 'تعذر تحديث الإشعارات',
  filters: 'تصفية الإشعارات',
  filter: { all: 'الكل', unread: 'غير المقروءة' },
  empty: { all: 'لا إشعارات بعد', unread: 'قرأت كل إشعاراتك' },
  emptyText: 'تظهر هنا كل رسالة وكل ملف وكل تغيّر في الطلبات.',
  isNew: 'جديد',
  today: (day: string) => `اليوم، ${day}`,
  yesterday: (day: string) => `أمس، ${day}`,
  preferences: 'كيف نخبرك؟',
  preferencesFailed: 'تعذر تحميل تفضيلات الإشعارات.',
  saveFailed: 'تعذر حفظ التفضيل',
  kind: 'النوع',
  here: 'هنا',
  email: 'بالبريد',
  never: 'لا يُرسل بالبريد',
  switchOf: (kind: string, channel: string) => `${kind}: ${channel}`,
  kinds: {
    message: 'الرسائل',
    status: 'تغيّر الحالة',
    quote: 'عروض الأسعار',
    file: 'الملفات الجديدة',
    appointment: 'المواعيد',
    reminder: 'التذكير بما ينتظرك',
    assignment: 'إسناد الطلبات',
    approval: 'حسابات المستشارين',
    deadline: 'اقتراب المواعيد وفواتها',
    other: 'إشعارات أخرى',
  },
  fixed: 'عروض الأسعار تُرسل بالبريد دائماً لأنها تنتهي بتاريخ.',
  sentTo: 'رسائل البريد تصل إلى',
} as const;
