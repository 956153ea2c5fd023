import * as z from 'zod/mini';
import { cleaned, freeText, optionalText, usd } from './text.ts';

/** Schemas for query parameters of lists, which arrive as text. An invalid value is an error of its parameter, never replaced. */

/** An integer, also in Arabic-Indic digits. */
const integerText = z.pipe(
  z.string('value-invalid').check(cleaned('code'), z.regex(/^\d{1,12}$/, 'value-invalid')),
  z.transform(Number),
);

/** Counted from 1. */
export const pageNumber = z._default(
  z.pipe(integerText, z.int().check(z.gte(1, 'value-invalid'), z.lte(1_000_000, 'value-invalid'))),
  1,
);

export const MAX_PER_PAGE = 50;
export const perPage = (defaultValue: number) =>
  z._default(
    z.pipe(integerText, z.int().check(z.gte(1, 'value-invalid'), z.lte(MAX_PER_PAGE, 'value-invalid'))),
    defaultValue,
  );

/** Whole US dollars. */
export const usdText = z.optional(z.pipe(integerText, usd));

/** Numbers of the rows that match each of several queries of a list, in their order. */
export const listCounts = z.array(z.int());

/** A search query; the API normalises its spelling (see `foldArabic`). */
export const searchText = optionalText(200);

/** One or several values (`country=…&country=…`), which match any of them. */
export const anyOf = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(
    z.pipe(
      z.transform((value: unknown): unknown[] => (Array.isArray(value) ? value : [value])),
      z.array(schema).check(z.maxLength(20, 'value-invalid')),
    ),
    [],
  );
export const nameText = freeText(160).check(z.minLength(1, 'value-invalid'));
