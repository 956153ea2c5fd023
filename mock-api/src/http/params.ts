import * as z from 'zod/mini';
import { notFound } from './api-error.ts';

/** Longest part of a path that can name something: slugs have 160 letters at most. */
const PART_MAX = 160;
const part = z.string().check(z.minLength(1), z.maxLength(PART_MAX));

export const idOrSlugParams = z.object({ idOrSlug: part });
export const idParams = z.object({ id: part });

/** A row's number as a path holds it; anything else names no row. */
export const rowNumber = (text: string): number | undefined =>
  /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;

/** The row that was found, or 404. */
export const found = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw notFound();
  return value;
};
