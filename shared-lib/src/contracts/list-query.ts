import * as z from 'zod/mini';
import { toLatinDigits } from './latin-digits.ts';
import { usd } from './text.ts';

/** Values of a `/public` list's address. They arrive as text; what a person typed there is refused beside its name, never guessed. */

/** A whole number, also in Arabic-Indic digits. */
const wholeNumberText = z.pipe(
  z.string('value-invalid').check(z.trim(), z.overwrite(toLatinDigits), z.regex(/^\d{1,12}$/, 'value-invalid')),
  z.transform(Number),
);

/** Counted from 1. */
export const pageNumber = z._default(
  z.pipe(wholeNumberText, z.int().check(z.gte(1, 'value-invalid'), z.lte(1_000_000, 'value-invalid'))),
  1,
);

export const MAX_PER_PAGE = 50;
export const perPage = (usual: number) =>
  z._default(
    z.pipe(wholeNumberText, z.int().check(z.gte(1, 'value-invalid'), z.lte(MAX_PER_PAGE, 'value-invalid'))),
    usual,
  );

/** Whole US dollars. */
export const usdText = z.optional(z.pipe(wholeNumberText, usd));

/** What somebody searches for; spelling is folded by the API (see `foldArabic`). */
export const searchText = z._default(z.string('text-invalid').check(z.trim(), z.maxLength(200, 'text-long')), '');

/** One value or several (`country=…&country=…`): any of them. */
export const anyOf = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(
    z.pipe(
      z.transform((value: unknown): unknown[] => (Array.isArray(value) ? value : [value])),
      z.array(schema).check(z.maxLength(20, 'value-invalid')),
    ),
    [],
  );
export const nameText = z
  .string('text-invalid')
  .check(z.trim(), z.minLength(1, 'value-invalid'), z.maxLength(160, 'text-long'));
