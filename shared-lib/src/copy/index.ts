/** Arabic texts that several packages use: field errors, failure messages, common labels, company data. */
export * from './charts.ts';
export * from './company.ts';
export * from './controls.ts';
export * from './failures.ts';
export * from './fallback-services.ts';
export * from './field-errors.ts';
export * from './lists.ts';
export * from './notifications.ts';
export * from './record-form.ts';
export * from './request-choices.ts';
export * from './request-labels.ts';
export * from './request-panels.ts';
export * from './sign-in.ts';
export * from './units.ts';
export * from './verbs.ts';
