import * as z from 'zod/mini';
import type { FieldErrorCode } from './field-error-code.ts';
import { toLatinDigits } from './latin-digits.ts';

interface Bounds {
  min: number;
  max: number;
  /** Fractions too. */
  isFraction?: boolean;
  code?: FieldErrorCode;
}

const readNumber = (given: string | number): number => {
  if (typeof given === 'number') return given;
  const text = toLatinDigits(given).trim();
  // `Number` takes an empty text for zero and understands 1e3 and 0x10, which nobody types into a form.
  return /^-?\d{1,15}(?:\.\d{1,10})?$/.test(text) ? Number(text) : Number.NaN;
};

/** A number as a person types it or a program sends it: text is read, also in Arabic-Indic digits. */
export const typedNumber = ({ min, max, isFraction = false, code = 'number-invalid' }: Bounds) =>
  z.pipe(
    z.pipe(z.union([z.number(), z.string()], code), z.transform(readNumber)),
    (isFraction ? z.number(code) : z.int(code)).check(z.gte(min, code), z.lte(max, code)),
  );

/** From 0 to 100. */
export const percent = () => typedNumber({ min: 0, max: 100, isFraction: true, code: 'percent-invalid' });
