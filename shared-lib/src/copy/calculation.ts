import type { Currency } from 'shared-lib/contracts';
import { units } from './units.ts';

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
  /** Figures of its detail. */
  detail: {
    npv: 'قيمة المشروع بالتفصيل',
    irr: 'عائد المشروع بالتفصيل',
    equityIrr: 'عائد المالك بعد القرض',
    cover: 'أدنى تغطية للدين',
    times: (ratio: string) => `${ratio} مرة`,
  },
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

/** Names of the currencies, and their nouns after a number. */
export const currencyNames = {
  USD: { label: 'دولار أمريكي', noun: units.usd },
  SAR: { label: 'ريال سعودي', noun: { few: 'ريالات', many: 'ريالاً', other: 'ريال' } },
  EGP: { label: 'جنيه مصري', noun: { few: 'جنيهات', many: 'جنيهاً', other: 'جنيه' } },
  AED: { label: 'درهم إماراتي', noun: { few: 'دراهم', many: 'درهماً', other: 'درهم' } },
  KWD: { label: 'دينار كويتي', noun: { few: 'دنانير', many: 'ديناراً', other: 'دينار' } },
  QAR: { label: 'ريال قطري', noun: { few: 'ريالات', many: 'ريالاً', other: 'ريال' } },
} as const satisfies Record<Currency, { label: string; noun: { few: string; many: string; other: string } }>;

/** Currencies of the calculator, after a number and by name. */
export const currencyUnits = {
  USD: { name: 'دولار أمريكي', ...units.usd },
  SAR: { name: 'ريال سعودي', few: 'ريالات سعودية', many: 'ريالاً سعودياً', other: 'ريال سعودي' },
  EGP: { name: 'جنيه مصري', few: 'جنيهات مصرية', many: 'جنيهاً مصرياً', other: 'جنيه مصري' },
  AED: { name: 'درهم إماراتي', few: 'دراهم إماراتية', many: 'درهماً إماراتياً', other: 'درهم إماراتي' },
  KWD: { name: 'دينار كويتي', few: 'دنانير كويتية', many: 'ديناراً كويتياً', other: 'دينار كويتي' },
  QAR: { name: 'ريال قطري', few: 'ريالات قطرية', many: 'ريالاً قطرياً', other: 'ريال قطري' },
} as const satisfies Record<Currency, object>;

/** The break-even point: markers around its unit in the text of the first assumption, and the forms of the units after a number. */
export const breakEvenUnits = {
  intro: 'وحدة التعادل ',
  end: '،',
  /** Between the noun and its period: «طن في السنة». */
  period: ' في ',
  everyYear: 'السنة',
  unit: { few: 'وحدات', many: 'وحدة', other: 'وحدة' },
  nouns: {
    طن: { few: 'أطنان', many: 'طناً', other: 'طن' },
    طلب: { few: 'طلبات', many: 'طلباً', other: 'طلب' },
    متدرب: { few: 'متدربين', many: 'متدرباً', other: 'متدرب' },
    كرتون: { few: 'كراتين', many: 'كرتوناً', other: 'كرتون' },
    زيارة: { few: 'زيارات', many: 'زيارة', other: 'زيارة' },
    وجبة: { few: 'وجبات', many: 'وجبة', other: 'وجبة' },
    'طفل ملتحق': { few: 'أطفال ملتحقين', many: 'طفلاً ملتحقاً', other: 'طفل ملتحق' },
    'موقع طبلية مشغول': { few: 'مواقع طبليات مشغولة', many: 'موقع طبلية مشغولاً', other: 'موقع طبلية مشغول' },
    'ليلة غرفة مشغولة': { few: 'ليالي غرف مشغولة', many: 'ليلة غرفة مشغولة', other: 'ليلة غرفة مشغولة' },
  },
} as const;
