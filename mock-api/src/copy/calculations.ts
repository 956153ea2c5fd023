/** Messages about calculations. */
export const calculationCopy = {
  untitled: 'حسبة بلا اسم',
  documentUnavailable: 'تعذر إعداد ملف الحسبة الآن. أعد المحاولة بعد قليل.',
} as const;
