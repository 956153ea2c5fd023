/** Numbers, money, dates, plurals and phones as they are shown; Arabic text as it is compared. */
export * from './date.ts';
export * from './locale.ts';
export * from './money.ts';
export * from './number.ts';
export * from './phone.ts';
export * from './plural.ts';
export * from './search-text.ts';
export * from './search-words.ts';
export * from './wait.ts';
