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

const validNumber = (text: string, country: CountryCode): string | undefined => {
  const number = parsePhoneNumberFromString(text, country);
  return number?.isValid() ? number.number : undefined;
};

/** Digits and signs only. */
const DIGITS_AND_SIGNS = /^[\d\s()+.*:_\u2013-]+$/;
const EXTENSION = /^\d{1,5}$/;
/** More groups of digits are no phone numbers. */
const MAX_GROUPS = 16;

/**
 * The numbers that groups of digits make up one after the other, each as short as possible: «0501234567-0551234567». A few digits at
 * the end are an extension.
 */
const numbersOf = (groups: readonly string[], country: CountryCode): string[] | undefined => {
  for (let end = 1; end <= groups.length; end += 1) {
    const number = validNumber(groups.slice(0, end).join(''), country);
    if (number === undefined) continue;
    const left = groups.slice(end);
    if (left.length === 0 || (left.length === 1 && EXTENSION.test(left[0] ?? ''))) return [number];
    const others = numbersOf(left, country);
    if (others) return [number, ...others];
  }
  return undefined;
};

const readOne = (text: string, country: CountryCode): string[] => {
  const whole = validNumber(text, country);
  if (whole !== undefined) return [whole];
  if (DIGITS_AND_SIGNS.test(text)) {
    // A plus between two numbers of the country means «and».
    const groups = text.match(/\+(?=[1-9])\d+|\d+/g) ?? [];
    const numbers = groups.length <= MAX_GROUPS ? numbersOf(groups, country) : undefined;
    if (numbers) return numbers;
  }
  // What begins in the middle of a run of digits is a part of another number.
  const found = findPhoneNumbersInText(text, country).filter(
    ({ startsAt }) => !/\d[\s().-]*$/.test(text.slice(0, startsAt)),
  );
  if (found.length > 0) return found.map(({ number }) => number.number);
  // People leave out the plus: 201012345678.
  const digits = text.replaceAll(/[\s().-]/g, '');
  const international = /^[1-9]\d{10,14}$/.test(digits) ? validNumber(`+${digits}`, country) : undefined;
  return international === undefined ? [] : [international];
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
