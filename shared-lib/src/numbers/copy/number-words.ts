/**
 * Words around and in place of digits, as `fold` of read-number.ts leaves them: without tashkeel, with plain alef, heh for teh
 * marbuta, in lower case.
 */

/** Powers of ten. */
export const scales: Readonly<Record<string, number>> = {
  مئه: 2,
  مائه: 2,
  الف: 3,
  الفا: 3,
  الاف: 3,
  thousand: 3,
  مليون: 6,
  مليونا: 6,
  ملايين: 6,
  million: 6,
  مليار: 9,
  مليارا: 9,
  مليارات: 9,
  بليون: 9,
  billion: 9,
  تريليون: 12,
  تريليونا: 12,
  تريليونات: 12,
  trillion: 12,
};

/** Two of a power of ten. */
export const duals: Readonly<Record<string, number>> = {
  مئتان: 2,
  مئتين: 2,
  مائتان: 2,
  مائتين: 2,
  الفان: 3,
  الفين: 3,
  مليونان: 6,
  مليونين: 6,
  ملياران: 9,
  مليارين: 9,
};

export const smallNumbers: Readonly<Record<string, number>> = {
  صفر: 0,
  واحد: 1,
  واحده: 1,
  اثنان: 2,
  اثنين: 2,
  ثلاث: 3,
  ثلاثه: 3,
  اربع: 4,
  اربعه: 4,
  خمس: 5,
  خمسه: 5,
  ست: 6,
  سته: 6,
  سبع: 7,
  سبعه: 7,
  ثمان: 8,
  ثماني: 8,
  ثمانيه: 8,
  تسع: 9,
  تسعه: 9,
  عشر: 10,
  عشره: 10,
};

/** Parts of what stands before or after them: «نصف مليون», «مليون ونصف». */
export const fractions: Readonly<Record<string, number>> = { نصف: 0.5, ربع: 0.25 };

export const AND = 'و';

/** In place of a percent sign. */
export const percentPhrases: readonly string[] = ['في المئه', 'في المائه', 'بالمئه', 'بالمائه', 'percent'];

const USD = ['USD'];
const SAR = ['SAR'];
const EGP = ['EGP'];
const AED = ['AED'];
const KWD = ['KWD'];
const QAR = ['QAR'];
const riyals = [...SAR, ...QAR];

/** The currencies that a sign, code or noun can mean. */
export const currencyWords: Readonly<Record<string, readonly string[]>> = {
  $: USD,
  us: USD,
  usd: USD,
  دولار: USD,
  دولارا: USD,
  دولاران: USD,
  دولارين: USD,
  دولارات: USD,
  ريال: riyals,
  ريالا: riyals,
  ريالان: riyals,
  ريالين: riyals,
  ريالات: riyals,
  '\uFDFC': riyals,
  '\u20C1': SAR,
  sar: SAR,
  sr: SAR,
  'ر.س': SAR,
  qar: QAR,
  'ر.ق': QAR,
  جنيه: EGP,
  جنيها: EGP,
  جنيهات: EGP,
  egp: EGP,
  'ج.م': EGP,
  درهم: AED,
  درهما: AED,
  دراهم: AED,
  aed: AED,
  'د.ا': AED,
  دينار: KWD,
  دينارا: KWD,
  دنانير: KWD,
  kwd: KWD,
  'د.ك': KWD,
};

/** After the noun of a currency. */
export const countryWords: Readonly<Record<string, readonly string[]>> = {
  امريكي: USD,
  امريكيا: USD,
  امريكيه: USD,
  سعودي: SAR,
  سعوديا: SAR,
  سعوديه: SAR,
  مصري: EGP,
  مصريا: EGP,
  مصريه: EGP,
  اماراتي: AED,
  اماراتيا: AED,
  اماراتيه: AED,
  كويتي: KWD,
  كويتيا: KWD,
  كويتيه: KWD,
  قطري: QAR,
  قطريا: QAR,
  قطريه: QAR,
};
