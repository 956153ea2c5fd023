const DIGIT = /\p{Nd}/u;

/** Unicode lists the decimal digits of each script in tens, from zero to nine. */
const latinDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
};

/** Converts the digits of all scripts to Latin ones: the project stores and displays 0-9 only. */
export const toLatinDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, latinDigit);
