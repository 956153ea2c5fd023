/** The one reader of numbers that people type, paste and import. Small, because public pages load it. */
export * from './latin-digits.ts';
export * from './read-number.ts';
export * from './ungroup-edited.ts';
