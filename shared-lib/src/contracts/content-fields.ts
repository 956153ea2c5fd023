import { hasUserInfo, isSafeLink } from 'shared-lib/paths';
import * as z from 'zod/mini';
import { cleanText } from './clean-text.ts';
import { cleaned, freeCode, id, requiredText } from './text.ts';

/** Field schemas that several inputs of the administration share. */

/**
 * Optimistic locking: `updated_at` of the row that the editor loaded. If the row has changed since, the save fails with 409.
 * Without the field there is no check.
 */
export const expectedVersion = { updated_at: z.nullish(z.string('value-invalid')) };

/** Visibility and position. Without `sort_order` a new row becomes the last one, and an existing row keeps its position. */
export const orderingFields = {
  is_active: z._default(z.boolean('value-invalid'), true),
  sort_order: z.optional(z.int('value-invalid').check(z.gte(0, 'value-invalid'), z.lte(1_000_000, 'value-invalid'))),
};

/** Digits of a URL stay as they are: another digit is another URL. */
const cleanedUrl = z.overwrite<string>((url) => cleanText(url, 'code'));

/** Target of a button; may be empty. */
export const linkText = z._default(
  z.string('link-invalid').check(
    cleanedUrl,
    z.maxLength(500, 'text-long'),
    z.refine((url) => url === '' || isSafeLink(url), 'link-invalid'),
  ),
  '',
);

/** Letters of any script, digits, dot, underscore and hyphen; no path segment consists of dots only. */
const PICTURE_PATH = /^\/?(?:(?!\.+(?:\/|$))[\p{L}\p{N}._-]+\/)*(?!\.+$)[\p{L}\p{N}._-]+$/u;
const HTTP_URL = /^https?:\/\/[^\s/?#\\"'<>\p{Cc}\p{Cs}]+[^\s\\"'<>\p{Cc}\p{Cs}]*$/u;
/** Path of a stored picture: `hero/one.png`, `/storage/one.png`, `/images/one.png`. */
export const isStoredPicture = (stored: string): boolean => PICTURE_PATH.test(stored);
/** Path of a stored picture (`hero/one.png`, `/storage/one.png`, `/images/one.png`) or an absolute URL. */
export const isPictureSource = (stored: string): boolean =>
  isStoredPicture(stored) || (HTTP_URL.test(stored) && !hasUserInfo(stored));

const pictureSource = z.string('image-invalid').check(
  cleanedUrl,
  z.maxLength(300, 'text-long'),
  z.refine((stored) => stored === '' || isPictureSource(stored), 'image-invalid'),
);

/** A picture or null; an empty text becomes null. */
export const pictureText = z._default(
  z.pipe(
    z.nullable(pictureSource),
    z.transform((stored: string | null) => stored || null),
  ),
  null,
);

/** An ordered list of pictures. */
export const pictureList = (max: number) =>
  z._default(
    z.array(pictureSource.check(z.minLength(1, 'image-invalid')), 'value-invalid').check(z.maxLength(max, 'list-long')),
    [],
  );

/** An ordered list of non-empty lines. */
export const textList = (max: number, maxLength = 500) =>
  z._default(
    z
      .array(requiredText({ required: 'text-required', max: maxLength }), 'value-invalid')
      .check(z.maxLength(max, 'list-long')),
    [],
  );

/** The slug in a URL. The API normalises it, and creates an empty one from the title. */
export const slugText = z._default(freeCode(160), '');

/** An integer of at least 0. */
export const countNumber = (max = 1_000_000_000) =>
  z.int('value-invalid').check(z.gte(0, 'value-invalid'), z.lte(max, 'value-invalid'));
/** Whole US dollars. */
export const usdNumber = z
  .int('amount-invalid')
  .check(z.gte(0, 'amount-invalid'), z.lte(1_000_000_000_000, 'amount-invalid'));

/** JSON text of a list of lines; the specification uses this format for some lists. */
export const textListJson = z._default(
  z.pipe(
    z.pipe(
      z.string('list-invalid').check(z.maxLength(20_000, 'text-long')),
      z.transform((json: string, context): unknown => {
        try {
          return json.trim() === '' ? [] : JSON.parse(json);
        } catch {
          context.issues.push({ code: 'custom', message: 'list-invalid', input: json });
          return z.NEVER;
        }
      }),
    ),
    z.pipe(
      z
        .array(requiredText({ required: 'text-required', max: 500 }), 'list-invalid')
        .check(z.maxLength(30, 'list-long')),
      z.transform((lines: string[]) => JSON.stringify(lines)),
    ),
  ),
  '[]',
);

/** A colour as `#RRGGBB`; may be empty. */
export const colorText = z._default(
  z.string('color-invalid').check(cleaned('code'), z.regex(/^(?:#[0-9a-f]{6})?$/i, 'color-invalid')),
  '',
);

/** Ids of other rows, without duplicates. */
export const idList = (max: number) =>
  z._default(
    z.pipe(
      z.array(id, 'choice-invalid').check(z.maxLength(max, 'list-long')),
      z.transform((ids: number[]) => [...new Set(ids)]),
    ),
    [],
  );

/** The picture for links to a page (1200×630 px), which the API makes of what the page holds; absent in lists and for administrators. Its fields are those of `Seo`. */
export const shareCard = z.optional(z.object({ image: z.string(), alt: z.string() }));
