/** Texts of the fields for a payment plan. The editor of a quote loads them without the texts of an agreement. */
export const paymentPlanCopy = {
  vat: 'ضريبة القيمة المضافة (%)',
  payments: 'الدفعات',
  hint: 'دون دفعات: نصف القيمة عند القبول ونصفها قبل النسخة النهائية، كما في اتفاقية الخدمة.',
  hintOfChange: 'دون دفعات: الباقي كله قبل النسخة النهائية.',
  row: 'دفعة',
  title: 'اسم الدفعة',
  amount: 'المبلغ',
  milestone: 'موعدها أو مرحلتها',
  milestoneHint: 'مثل: عند القبول، بعد المسودة.',
  dueAt: 'آخر موعد',
  start: 'بدء العمل',
  startHint: 'تُحسب مدة التسليم من بدء العمل.',
  starts: {
    acceptance: 'عند قبول العرض',
    firstPayment: 'عند وصول الدفعة الأولى',
    payment: (title: string) => `عند وصول «${title}»`,
    unnamed: (place: string) => `عند وصول الدفعة رقم ${place}`,
  },
  sum: (planned: string, total: string) => `مجموع الدفعات ${planned} من ${total}`,
} as const;
