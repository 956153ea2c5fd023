/** Labels of the figures of a calculation that was sent with a request. */
export const calculationLabels = {
  capital: 'رأس المال',
  npv: 'صافي القيمة الحالية',
  irr: 'العائد الداخلي',
  payback: 'الاسترداد',
  none: 'لا يوجد',
  several: 'أكثر من معدل',
  never: 'لا يُسترد',
  years: { zero: 'أقل من سنة', one: 'سنة واحدة', two: 'سنتان', few: 'سنوات', many: 'سنة', other: 'سنة' },
  item: (label: string, value: string) => `${label}: ${value}`,
} as const;
