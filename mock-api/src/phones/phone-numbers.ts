import { findPhoneNumbersInText, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { toLatinDigits } from 'shared-lib/contracts';
import { foldArabic } from 'shared-lib/format';
import { orWord, regionNames } from '../copy/regions.ts';

/** The country of the company: numbers without a country code are from there, unless the form says another one. */
const HOME: CountryCode = 'SA';

const isCountry = (code: string): code is CountryCode => code in regionNames;

/** A name as a whole word, also with a preposition before it. */
const nameIn = (names: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})[\u0648\u0628\u0644\u0641]?(?:${names.map(foldArabic).join('|')})(?!\\p{L})`, 'u');

const countries = Object.entries(regionNames).flatMap(([code, names]) =>
  isCountry(code) && names ? [{ code, pattern: nameIn(names) }] : [],
);

/** The country that a text of a form names, such as «مزرعة في أسيوط»; undefined when it names none or several. */
const countryOf = (place: string): CountryCode | undefined => {
  const folded = foldArabic(place);
  const named = countries.filter(({ pattern }) => pattern.test(folded)).map(({ code }) => code);
  // Amman and Oman are one word without vowels.
  const [found, ...others] = named.includes('JO') ? named.filter((code) => code !== 'OM') : named;
  return others.length === 0 ? found : undefined;
};

/** Between two numbers in one field: punctuation, a line break, «أو», or a space between two whole numbers. */
const SEPARATOR = new RegExp(
  `[/\\\\|\u060C,;\u061B\\n]+|\\s(?:${orWord}|or)\\s|(?<=\\d{7})\\s+(?=(?:\\+|00)?\\d{8})|(?<=\\d)\\s+(?=\\+\\d)`,
  'giu',
);

const readOne = (text: string, country: CountryCode): string[] => {
  const whole = parsePhoneNumberFromString(text, country);
  if (whole?.isValid()) return [whole.number];
  const found = findPhoneNumbersInText(text, country).map(({ number }) => number.number);
  if (found.length > 0) return found;
  // People leave out the plus: 201012345678.
  const digits = text.replaceAll(/[\s().-]/g, '');
  const international = /^[1-9]\d{10,14}$/.test(digits) ? parsePhoneNumberFromString(`+${digits}`) : undefined;
  return international?.isValid() ? [international.number] : [];
};

/**
 * The numbers of a phone field in the one form that links need (E.164).
 * @param typed any text; it stays what people see
 * @param places texts that may name the country, the most specific first: location of a project, country of the account
 * @returns the numbers separated by a space, without repetitions; empty for a text in which the library recognises none
 */
export const e164Of = (typed: string, ...places: readonly (string | undefined)[]): string => {
  const country = places.map((place) => countryOf(place ?? '')).find((code) => code !== undefined) ?? HOME;
  const parts = toLatinDigits(typed).slice(0, 300).split(SEPARATOR);
  return [...new Set(parts.flatMap((part) => readOne(part, country)))].join(' ');
};
