/** Arabic texts that several packages use: field errors, failure messages, common labels, company data. */
export * from './account.ts';
export * from './calculation.ts';
export * from './charts.ts';
export * from './company.ts';
export * from './controls.ts';
export * from './actions.ts';
export * from './lists.ts';
export * from './page-tools.ts';
export * from './records.ts';
export * from './units.ts';
export * from './request-labels.ts';
export * from './request-panels.ts';
export * from './study-verdicts.ts';
