import { readNumber, type NumberKind } from 'shared-lib/numbers';
import * as z from 'zod/mini';
import type { FieldErrorCode } from './field-error-code.ts';

interface Bounds {
  min: number;
  max: number;
  /** Whole unless `decimal` or `percent`; also decides what a separator in a text means. */
  kind?: NumberKind;
  code?: FieldErrorCode;
}

/** Not a number for a text with several readings too: nobody would see what was understood. */
const valueOf = (input: string | number, kind: NumberKind): number => {
  if (typeof input === 'number') return input;
  const reading = readNumber(input, kind);
  return reading.kind === 'value' ? reading.value : Number.NaN;
};

/** A number, or text with one number (see `readNumber`). */
export const typedNumber = ({ min, max, kind = 'count', code = 'number-invalid' }: Bounds) =>
  z.pipe(
    z.pipe(
      z.union([z.number(), z.string()], code),
      z.transform((input: string | number) => valueOf(input, kind)),
    ),
    (kind === 'decimal' || kind === 'percent' ? z.number(code) : z.int(code)).check(z.gte(min, code), z.lte(max, code)),
  );

/** From 0 to 100. */
export const percent = () => typedNumber({ min: 0, max: 100, kind: 'percent', code: 'percent-invalid' });
