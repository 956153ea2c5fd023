/** Sign-in texts, used on the sign-in pages of visitors and administrators and in the dialog after an expired session. */
export const signInCopy = {
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  submit: 'تسجيل الدخول',
  /** Quoted from the specification. */
  pending: 'جاري تسجيل الدخول...',
  failed: 'حدث خطأ أثناء تسجيل الدخول',
} as const;
