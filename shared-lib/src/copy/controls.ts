/** What the house's controls say of themselves, on screen or to a screen reader. */
export const controls = {
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  checkFields: 'راجع الحقول التالية:',
  maxLength: (letters: string) => `(أقصى عدد للحروف ${letters})`,
  leaveEmpty: 'اترك هذا الحقل فارغاً',
  choose: 'اختر',
  notices: 'الإشعارات',
  breadcrumbs: 'مسار الصفحة',
  pages: 'صفحات القائمة',
  page: (number: number) => `صفحة ${number}`,
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  sortBy: (column: string) => `ترتيب حسب ${column}`,
  stepDone: 'مكتملة',
  stepNow: 'الحالية',
} as const;
