/** Nouns that follow a number. */
export const units = {
  usd: { few: 'دولارات', many: 'دولاراً', other: 'دولار' },
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
