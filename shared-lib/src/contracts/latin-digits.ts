/** Converts Arabic-Indic and Persian digits to Latin ones: the project stores and displays 0-9 only. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
