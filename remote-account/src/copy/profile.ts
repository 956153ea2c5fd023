/** Texts of the profile that only clients and consultants have; the rest is `accountCopy`. */
export const profileCopy = {
  title: 'الملف الشخصي',
  description: 'بياناتك وكلمة مرورك وجلساتك وحقوقك في بياناتك.',
  since: (role: string, date: string) => `${role} منذ ${date}`,
  data: {
    text: 'تُملأ بها نماذج الطلبات تلقائياً، ولا تظهر لغير فريقنا.',
    textStaff: 'لا تظهر لغير فريقنا والعملاء الذين تعمل على طلباتهم.',
    offer: {
      text: (values: readonly string[]) => `كتبت في آخر طلب لك: \u2068${values.join('\u2069، \u2068')}\u2069.`,
      use: 'استخدامها في الملف الشخصي',
    },
  },
  rights: {
    title: 'بياناتي',
    text: 'من حقك الحصول على نسخة من بياناتك، أو حذف حسابك.',
    copy: 'نسخة من بياناتي',
    copyText: 'ملف بصيغة JSON فيه بياناتك وطلباتك ورسائلك وإشعاراتك.',
    download: 'تنزيل النسخة',
    downloading: 'جاري التحضير...',
    downloadFailed: 'تعذر تنزيل النسخة',
    delete: 'حذف الحساب',
    deleteText: 'تُحذف بياناتك الشخصية ورسائلك وملفاتك نهائياً، وتُلغى الطلبات التي يمكن إلغاؤها.',
    deleteTitle: 'حذف حسابك نهائياً؟',
    deleteWarning: 'لا يمكن التراجع عن الحذف. اكتب كلمة مرورك للتأكيد.',
    deleteConfirm: 'حذف الحساب نهائياً',
    deleting: 'جاري الحذف...',
    deleted: 'حُذف حسابك وبياناتك الشخصية',
    deleteFailed: 'تعذر حذف الحساب. أعد المحاولة بعد قليل.',
    password: 'كلمة المرور',
  },
} as const;
