import { freeCode } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { notFound } from './api-error.ts';

/** Slugs have at most 160 characters. */
const MAX_LENGTH = 160;
/** People paste URLs from messages, with invisible characters around ids and slugs. */
const identifier = freeCode(MAX_LENGTH).check(z.minLength(1));

export const idOrSlugParams = z.object({ idOrSlug: identifier });
export const idParams = z.object({ id: identifier });

/** Parses the id of a row. @returns `undefined` for a text that is no id */
export const parseRowId = (text: string): number | undefined =>
  /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;

/** Returns the value. @throws {ApiError} 404 when it is `undefined` */
export const orNotFound = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw notFound();
  return value;
};
