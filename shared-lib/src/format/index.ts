/** Formatting of numbers, money, dates, plurals and phone links; normalisation of Arabic text for search; escaping for HTML. */
export * from './break-even.ts';
export * from './date.ts';
export * from './escape-html.ts';
export * from './locale.ts';
export * from './money.ts';
export * from './number.ts';
export * from './number-reading.ts';
export * from './phone.ts';
export * from './plural.ts';
export * from './preferred-time.ts';
export * from './relative-time.ts';
export * from './search-text.ts';
export * from './search-words.ts';
export * from './usd.ts';
export * from './wait.ts';
export * from './xml.ts';
