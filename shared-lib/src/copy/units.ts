/** Nouns that follow a number. */
export const units = {
  usd: { few: 'دولارات', many: 'دولاراً', other: 'دولار' },
} as const;

/** Lengths in minutes: of a session, of reading. */
export const minuteNoun = {
  zero: 'أقل من دقيقة',
  one: 'دقيقة واحدة',
  two: 'دقيقتان',
  few: 'دقائق',
  many: 'دقيقة',
  other: 'دقيقة',
} as const;

/** Units of file sizes. */
export const fileSizes = { kilo: 'ك.ب', mega: 'م.ب' } as const;

/** Waiting times, in the genitive case that «بعد» requires. */
export const waits = {
  after: (time: string) => `بعد ${time}`,
  minutes: { zero: 'لحظات', one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
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

/** Plural forms of working days: every promise of days counts them. */
export const workingDays = {
  zero: 'أقل من يوم عمل',
  one: 'يوم عمل واحد',
  two: 'يوما عمل',
  few: 'أيام عمل',
  many: 'يوم عمل',
  other: 'يوم عمل',
} as const;
