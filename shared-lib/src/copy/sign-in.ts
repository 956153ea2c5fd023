/** Words of signing in, which visitors, administrators and those whose session ended do on different pages. */
export const signInCopy = {
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  submit: 'تسجيل الدخول',
  /** The specification's, word for word. */
  pending: 'جاري تسجيل الدخول...',
  failed: 'حدث خطأ أثناء تسجيل الدخول',
} as const;
