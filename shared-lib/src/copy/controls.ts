/** Visible and accessible labels of the controls in `ui` and `form`. */
export const controls = {
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  checkFields: 'راجع الحقول التالية:',
  maxLength: (count: string) => `(أقصى عدد للحروف ${count})`,
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
