/** Texts of the page that shows the state of the session. */
export const debugCopy = {
  title: 'حالة تسجيل الدخول',
  text: 'ما يعرفه هذا المتصفح عن جلستك. قيمة الرمز لا تُعرض أبداً.',
  remotes: 'الأجزاء في هذا اللسان',
  status: 'حالة الجلسة',
  user: 'المستخدم',
  role: 'الدور',
  token: 'الرمز',
  tokenStored: 'محفوظ في المتصفح (لا تُعرض قيمته)',
  tokenMissing: 'غير موجود',
  nobody: 'لا يوجد مستخدم',
  statuses: { unknown: 'لم تُفحص بعد', guest: 'زائر', 'signed-in': 'مسجّل الدخول' },
  roles: { admin: 'مدير', client: 'عميل', consultant: 'مستشار', other: 'دور آخر' },
  closed: 'هذه الصفحة متاحة للمدير فقط.',
} as const;
