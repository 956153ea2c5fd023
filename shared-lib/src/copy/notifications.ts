/** Labels of the bell in the signed-in applications. */
export const notificationLabels = {
  bell: (unread: string) => `الإشعارات، غير المقروء منها: ${unread}`,
  title: 'الإشعارات',
  none: 'لا إشعارات بعد.',
  isNew: 'جديد',
  readAll: 'تحديد الكل كمقروء',
  failed: 'تعذر تحميل الإشعارات.',
  readFailed: 'تعذر تحديث الإشعارات',
} as const;
