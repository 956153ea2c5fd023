/** Texts of the charts. Figures come with their sign and are isolated from the Arabic around them. */
export const charts = {
  table: 'الأرقام في جدول',
  /** Name of the figures that the arrow keys read one by one. */
  periods: 'الأرقام فترة بعد فترة، تنقّل بينها بمفاتيح الأسهم',
  years: { zero: 'أقل من سنة', one: 'سنة واحدة', two: 'سنتين', few: 'سنوات', many: 'سنة', other: 'سنة' },
  period: (name: string, figures: readonly string[]) => `${name}: ${figures.join('، ')}`,
  unit: {
    thousand: 'ألف',
    million: 'مليون',
    milliard: 'مليار',
    trillion: 'تريليون',
    /** Beyond them: powers of ten. */
    power: (exponent: string) => `10${exponent}`,
    ofCurrency: (unit: string, currency: string) => `${unit} ${currency}`,
  },
  trillions: (count: string) => `${count}\u00A0تريليون`,
  scientific: (digits: string, exponent: string) => `${digits}×10${exponent}`,
  cashFlow: {
    year: 'السنة',
    yearOf: (year: number) => `السنة ${year}`,
    inflow: 'صافٍ موجب',
    outflow: 'صافٍ سالب',
    net: 'الصافي',
    cumulative: 'التراكمي',
    payback: (time: string) => `الاسترداد بعد ${time}`,
    finding: (lastYear: number, last: string) =>
      lastYear === 0
        ? `صافي التدفق في السنة 0 وحدها: ${last}`
        : `أعمدة صافي التدفق من السنة 0 على اليمين إلى السنة ${lastYear} على اليسار. يبلغ التراكمي في آخرها ${last}`,
    paidBack: (time: string, loss: string) => `، ويعبر الصفر بعد ${time}${loss ? `، ${loss}` : ''}.`,
    notPaidBack: '، ولا تُسترد الاستثمارات.',
  },
  total: 'المجموع',
  conversion: (percent: string, stage: string) => `${percent} بلغت «${stage}»`,
  weakestConversion: (percent: string, stage: string) => `${percent} بلغت «${stage}»، أضعف انتقال`,
  waterfall: { part: 'البند', amount: 'المبلغ', runningTotal: 'المجموع بعده' },
  tornado: { factor: 'العامل', less: 'أقل بنسبة', more: 'أعلى بنسبة' },
  sensitivity: { revenue: 'تغيّر الإيراد', cost: 'تغيّر التكلفة', unchanged: 'كما هو', notComputable: 'لا يُحسب' },
  verdict: {
    discount: (percent: string) => `الخصم ${percent}`,
    finding: (to: string, discount: string, rate: string) =>
      `مقياس العائد من 0% على اليمين إلى ${to} على اليسار. معدل الخصم ${discount}، والعائد الداخلي ${rate}.`,
    findingWithout: (to: string, discount: string) =>
      `مقياس العائد من 0% على اليمين إلى ${to} على اليسار. معدل الخصم ${discount}، ولا عائد داخلي يمكن حسابه.`,
  },
} as const;
