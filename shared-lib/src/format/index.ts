/** Formatting of numbers, money, dates, plurals and phone links; normalisation of Arabic text for search; escaping for HTML. */
export * from './break-even.ts';
export * from './calculation-figures.ts';
export * from './plain-text.ts';
export * from './date.ts';
export * from './figures-in-text.ts';
export * from './number.ts';
export * from './precision.ts';
export * from './number-reading.ts';
export * from './own-time.ts';
export * from './phone.ts';
export * from './request-title.ts';
export * from './relative-time.ts';
export * from './search-text.ts';
export * from './table-text.ts';
export * from './term-start.ts';
export * from './wait.ts';
