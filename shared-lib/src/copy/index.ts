/** Arabic texts that several packages use: field errors, failure messages, common labels, company data. */
export * from './account.ts';
export * from './agreement.ts';
export * from './booking-hours.ts';
export * from './calculation.ts';
export * from './charts.ts';
export * from './checklist-documents.ts';
export * from './checklist-work.ts';
export * from './client-decisions.ts';
export * from './company.ts';
// Texts of errors and of numbers are modules of their own: pages without fields load neither.
export * from './controls.ts';
export * from './field-errors.ts';
export * from './number-readings.ts';
export * from './actions.ts';
export * from './lists.ts';
export * from './page-tools.ts';
export * from './payment-plan.ts';
export * from './records.ts';
export * from './sector-title.ts';
export * from './units.ts';
export * from './request-case.ts';
export * from './request-labels.ts';
export * from './request-panels.ts';
export * from './study-verdicts.ts';
