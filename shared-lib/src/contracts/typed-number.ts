import * as z from 'zod/mini';
import type { FieldErrorCode } from './field-error-code.ts';
import { toLatinDigits } from './latin-digits.ts';

interface Bounds {
  min: number;
  max: number;
  /** Also accepts fractions. */
  isFraction?: boolean;
  code?: FieldErrorCode;
}

const readNumber = (input: string | number): number => {
  if (typeof input === 'number') return input;
  const text = toLatinDigits(input)
    .trim()
    .replace(/^\u200E?\u2212/, '-');
  // `Number` alone would accept empty text as 0, and 1e3 and 0x10.
  return /^-?\d{1,15}(?:\.\d{1,10})?$/.test(text) ? Number(text) : Number.NaN;
};

/** A number, or text with a number, also in Arabic-Indic digits. */
export const typedNumber = ({ min, max, isFraction = false, code = 'number-invalid' }: Bounds) =>
  z.pipe(
    z.pipe(z.union([z.number(), z.string()], code), z.transform(readNumber)),
    (isFraction ? z.number(code) : z.int(code)).check(z.gte(min, code), z.lte(max, code)),
  );

/** From 0 to 100. */
export const percent = () => typedNumber({ min: 0, max: 100, isFraction: true, code: 'percent-invalid' });
