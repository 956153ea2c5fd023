/** Texts of the live previews that editors show. */
export const preview = {
  waiting: 'ستظهر المعاينة هنا حين يرسل المحرر المسودة.',
  outside: 'تعمل هذه المعاينة داخل صفحة التحرير في لوحة الإدارة فقط.',
  invalid: 'تعذر عرض المعاينة',
  invalidText: 'في المسودة حقول ناقصة أو غير صحيحة. أكملها في نموذج التحرير، وستظهر المعاينة من جديد.',
} as const;
