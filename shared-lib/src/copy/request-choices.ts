import type { BudgetRange, ConsultationTimeline, FeasibilityTimeline } from 'shared-lib/contracts';

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
