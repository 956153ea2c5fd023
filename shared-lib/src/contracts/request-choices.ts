/** Choices of the request forms. Without zod, so that a page can show a form before the contract is loaded. */

/** Stored as these Arabic texts (specification §5), so the values are also the labels. */
// oxlint-disable-next-line project/arabic-in-copy -- values of the API, not user interface texts
export const projectTypes = ['تجاري', 'صناعي', 'تقني', 'خدمي', 'أخرى'] as const;
export type ProjectType = (typeof projectTypes)[number];

/** In US dollars. */
export const budgetRanges = ['under_100k', '100k_500k', '500k_1m', 'over_1m'] as const;
export type BudgetRange = (typeof budgetRanges)[number];

export const consultationTimelines = ['urgent', 'one_month', 'three_months', 'six_months', 'flexible'] as const;
export type ConsultationTimeline = (typeof consultationTimelines)[number];

export const feasibilityTimelines = ['two_weeks', 'one_month', 'two_months', 'three_months'] as const;
export type FeasibilityTimeline = (typeof feasibilityTimelines)[number];

/** Parts of a working day in Riyadh: from 9, from 12, and from 3 to 5. */
export const dayParts = ['morning', 'midday', 'afternoon'] as const;
export type DayPart = (typeof dayParts)[number];

/**
 * Views of the requests assigned to a consultant: `due` within a day, `week` within seven days, `waiting` for the client, `new`
 * without a response to the assignment.
 */
export const consultantViews = ['all', 'active', 'due', 'week', 'overdue', 'waiting', 'new'] as const;
export type ConsultantView = (typeof consultantViews)[number];
