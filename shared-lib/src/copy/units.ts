import type { Currency } from 'shared-lib/contracts';

/** Nouns that follow a number. */
export const units = {
  usd: { few: 'دولارات', many: 'دولاراً', other: 'دولار' },
} as const;

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

/** Units of file sizes. */
export const fileSizes = { kilo: 'ك.ب', mega: 'م.ب' } as const;

/** Waiting times, in the genitive case that «بعد» requires. */
export const waits = {
  after: (time: string) => `بعد ${time}`,
  minutes: { zero: 'لحظات', one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
} as const;

/** Time that is left, time that has passed, and times near today: «بقيت 6 ساعات», «قبل 5 دقائق», «غداً». */
export const relativeTimes = {
  left: {
    moment: 'بقي أقل من دقيقة',
    over: 'انتهت المهلة',
    sessionOver: 'مضى الموعد',
    feminine: (time: string) => `بقيت ${time}`,
    masculine: (time: string) => `بقي ${time}`,
    minutes: { zero: '', one: 'دقيقة واحدة', two: 'دقيقتان', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
    hours: { zero: '', one: 'ساعة واحدة', two: 'ساعتان', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
    days: { zero: '', one: 'يوم واحد', two: 'يومان', few: 'أيام', many: 'يوماً', other: 'يوم' },
  },
  ago: {
    now: 'الآن',
    before: (time: string) => `قبل ${time}`,
    minutes: { zero: '', one: 'دقيقة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
    hours: { zero: '', one: 'ساعة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
    days: { zero: '', one: 'يوم', two: 'يومين', few: 'أيام', many: 'يوماً', other: 'يوم' },
  },
  /** Days that are named by their distance from today. */
  dayNames: [
    { days: -1, name: 'أمس' },
    { days: 0, name: 'اليوم' },
    { days: 1, name: 'غداً' },
  ],
  dayAndTime: (day: string, time: string) => `${day}، ${time}`,
} as const;

/** Months of the Gregorian calendar as Egypt and the Gulf write them. */
export const months = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
] as const;

/** Days of the week from Sunday. */
export const weekdays = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'] as const;
