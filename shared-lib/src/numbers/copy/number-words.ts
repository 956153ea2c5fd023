/**
 * Words around and in place of digits, as `fold` of read-number.ts leaves them: without tashkeel, with plain alef, heh for teh
 * marbuta, in lower case. The lists are short, because public pages load them: endings are removed by rules.
 */

type Lines<Value> = readonly (readonly [Value, string])[];
const tableOf = <Value>(lines: Lines<Value>): ReadonlyMap<string, Value> =>
  new Map(lines.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)));

/** Powers of ten. */
export const scales = tableOf([
  [2, 'مئه مائه مئت مائت'],
  [3, 'الف الاف thousand'],
  [6, 'مليون ملايين million'],
  [9, 'مليار بليون billion'],
  [12, 'تريليون trillion'],
]);

export const smallNumbers = tableOf([
  [0, 'صفر'],
  [1, 'واحد'],
  [2, 'اثنان اثنين'],
  [3, 'ثلاث'],
  [4, 'اربع'],
  [5, 'خمس'],
  [6, 'ست'],
  [7, 'سبع'],
  [8, 'ثمان ثماني'],
  [9, 'تسع'],
  [10, 'عشر'],
]);

/** Parts of what stands before or after them: «نصف مليون», «مليون ونصف». */
export const fractions = tableOf([
  [0.5, 'نصف'],
  [0.25, 'ربع'],
]);

/** The currencies that a sign, code, noun or country can mean. */
export const currencies = tableOf([
  ['USD', '$ us usd دولار امريكي'],
  ['SAR QAR', 'ريال \uFDFC'],
  ['SAR', 'sar sr ر.س \u20C1 سعودي'],
  ['QAR', 'qar ر.ق قطري'],
  ['EGP', 'egp ج.م جنيه مصري'],
  ['AED', 'aed د.ا درهم دراهم اماراتي'],
  ['KWD', 'kwd د.ك دينار دنانير كويتي'],
]);

export const AND = 'و';

/** In place of a percent sign. */
export const PERCENT = /في الم(?:ئ|ائ)ه|بالم(?:ئ|ائ)ه|percent/g;

/** The endings of two, of many and of an accusative: «مليونان», «دولارات», «ألفاً». */
export const DUAL = /(?:ان|ين)$/;
export const ENDING = /(?:ات|ا|ه|\.)$/;
export const FEMININE = /ه$/;
