import type { BudgetRange, ConsultationTimeline, DayPart, FeasibilityTimeline } from 'shared-lib/contracts';

/** Labels of the stored choices of a request. Project types are stored as their labels. */
export const budgetLabels = {
  under_100k: 'أقل من 100,000 دولار',
  '100k_500k': 'من 100,000 إلى 500,000 دولار',
  '500k_1m': 'من 500,000 إلى 1,000,000 دولار',
  over_1m: 'أكثر من 1,000,000 دولار',
} as const satisfies Record<BudgetRange, string>;

export const consultationTimelineLabels = {
  urgent: 'عاجل (خلال أسبوع)',
  one_month: 'خلال شهر',
  three_months: 'خلال 3 أشهر',
  six_months: 'خلال 6 أشهر',
  flexible: 'مرن',
} as const satisfies Record<ConsultationTimeline, string>;

export const feasibilityTimelineLabels = {
  two_weeks: 'أسبوعان',
  one_month: 'شهر',
  two_months: 'شهران',
  three_months: '3 أشهر',
} as const satisfies Record<FeasibilityTimeline, string>;

/** Parts of the day in which a session can take place, in Riyadh. */
export const dayPartLabels = {
  morning: 'صباحاً (من 9 إلى 12)',
  midday: 'ظهراً (من 12 إلى 3)',
  afternoon: 'عصراً (من 3 إلى 5)',
} as const satisfies Record<DayPart, string>;

/** Fields for the days that suit a client. */
export const preferredTimes = {
  days: ['الموعد الأول', 'الموعد الثاني', 'الموعد الثالث'],
  partOf: (day: string) => `وقت ${day}`,
  anyPart: 'أي وقت',
} as const;

/** «الأحد 8 مارس 2026، صباحاً». */
export const dayAndPart = (day: string, part: string): string => `${day}، ${part}`;
