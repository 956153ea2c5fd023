/** Arabic words that more than one room says: field errors, failures of a call, common verbs, the company's built-in facts. */
export * from './company.ts';
export * from './controls.ts';
export * from './failures.ts';
export * from './fallback-services.ts';
export * from './field-errors.ts';
export * from './request-choices.ts';
export * from './request-labels.ts';
export * from './sign-in.ts';
export * from './units.ts';
export * from './verbs.ts';
