/** Labels of the figures of a calculation that was sent with a request. */
export const calculationLabels = {
  capital: 'رأس المال',
  npv: 'صافي القيمة الحالية',
  irr: 'العائد الداخلي',
  payback: 'فترة الاسترداد',
  discountedPayback: 'الاسترداد المخصوم',
  index: 'مؤشر الربحية',
  breakEven: 'نقطة التعادل',
  verdict: 'الحكم',
  verdicts: { good: 'مجدية بهامش مريح', thin: 'مجدية بهامش ضيق', bad: 'غير مجدية', unknown: 'لا حكم بلا رأس مال' },
  none: 'لا يوجد',
  several: 'أكثر من معدل',
  never: 'لا يُسترد',
  years: { zero: 'أقل من سنة', one: 'سنة واحدة', two: 'سنتان', few: 'سنوات', many: 'سنة', other: 'سنة' },
  and: (one: string, other: string) => `${one}، ${other}`,
  /** Figures by older formulas. */
  older: {
    saved: 'حُسبت بمعادلات أقدم، وهي هنا كما حُفظت.',
    sent: 'حُسبت بمعادلات أقدم، وهي هنا كما أُرسلت.',
    what: 'منذ ذلك صار ما يبقى من قيمة الأصول الدفترية عند بيعها يُخصم من ربح السنة الأخيرة قبل الضريبة، وما تزيد به القيمة المتبقية عليها يُضاف إليه، ولم يعد فرق التقريب يُعدّ خسارة.',
    now: 'بالمعادلات الحالية:',
    change: (label: string, now: string, before: string) => `${label}: ${now} بدلاً من ${before}`,
  },
  item: (label: string, value: string) => `${label}: ${value}`,
} as const;

/** After the time of a payback that later years undo. */
export const paybackLoss = {
  lost: (year: number, end: string) => `ثم يعود الرصيد سالباً في السنة ${year}، ${end}`,
  forGood: 'ولا يُسترد بعدها',
  lasting: (time: string) => `ويُسترد نهائياً بعد ${time}`,
  /** Where there is no place for the sentence. */
  forNow: (time: string) => `${time}، مؤقتاً`,
} as const;
