import * as z from 'zod/mini';
import { id, optionalText, requiredText } from './text.ts';

/** What forms of the administration write, in parts that several of them share. */

/**
 * The row as its writer saw it last. A save of a row that was changed since is refused (409); without it, or with the value of
 * today, the save counts.
 */
export const expectedVersion = { updated_at: z.nullish(z.string('value-invalid')) };

/** Shown or not; and where among its kind. Without a place a new thing comes last, and a changed one stays. */
export const orderingFields = {
  is_active: z._default(z.boolean('value-invalid'), true),
  sort_order: z.optional(z.int('value-invalid').check(z.gte(0, 'value-invalid'), z.lte(1_000_000, 'value-invalid'))),
};

/** A page of this site, a part of one, a web address, an e-mail address or a phone; never a program. */
const SAFE_LINK = /^(?:\/(?![/\\])|#|https?:\/\/(?=[^/?#])|mailto:|tel:)[^\s\\\p{Cc}\p{Cs}]*$/u;
export const isSafeLink = (address: string): boolean => SAFE_LINK.test(address);

/** Where a button leads; may stay empty. */
export const linkText = z._default(
  z.string('link-invalid').check(
    z.trim(),
    z.maxLength(500, 'text-long'),
    z.refine((address) => address === '' || isSafeLink(address), 'link-invalid'),
  ),
  '',
);

/** Letters of any script, digits and a few signs; no part of the path is only dots. */
const PICTURE_NAME = /^\/?(?:(?!\.+(?:\/|$))[\p{L}\p{N}._-]+\/)*(?!\.+$)[\p{L}\p{N}._-]+$/u;
const WEB_ADDRESS = /^https?:\/\/[^\s/?#\\"'<>\p{Cc}\p{Cs}]+[^\s\\"'<>\p{Cc}\p{Cs}]*$/u;
/** A stored picture (`hero/one.png`, `/storage/one.png`, `/images/one.png`), or one elsewhere by its whole address. */
export const isPictureSource = (stored: string): boolean => PICTURE_NAME.test(stored) || WEB_ADDRESS.test(stored);

const pictureName = z.string('image-invalid').check(
  z.trim(),
  z.maxLength(300, 'text-long'),
  z.refine((stored) => stored === '' || isPictureSource(stored), 'image-invalid'),
);

/** A picture, or none; an empty text is none. */
export const pictureText = z._default(
  z.pipe(
    z.nullable(pictureName),
    z.transform((stored: string | null) => stored || null),
  ),
  null,
);

/** Pictures in their order. */
export const pictureList = (most: number) =>
  z._default(
    z.array(pictureName.check(z.minLength(1, 'image-invalid')), 'value-invalid').check(z.maxLength(most, 'list-long')),
    [],
  );

/** Lines in their order, none of them empty. */
export const textList = (most: number, longest = 500) =>
  z._default(
    z
      .array(requiredText({ required: 'text-required', max: longest }), 'value-invalid')
      .check(z.maxLength(most, 'list-long')),
    [],
  );

/** The readable part of an address. Spelling is evened out by the API, and what is left empty is made of the title. */
export const slugText = optionalText(160);

/** A whole number from 0. */
export const countNumber = (most = 1_000_000_000) =>
  z.int('value-invalid').check(z.gte(0, 'value-invalid'), z.lte(most, 'value-invalid'));
/** Whole US dollars. */
export const usdNumber = z
  .int('amount-invalid')
  .check(z.gte(0, 'amount-invalid'), z.lte(1_000_000_000_000, 'amount-invalid'));

/** JSON text of a list of lines, as the specification keeps some lists on the wire. */
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

/** A colour as `#RRGGBB`, or none. */
export const colorText = z._default(
  z.string('color-invalid').check(z.trim(), z.regex(/^(?:#[0-9a-f]{6})?$/i, 'color-invalid')),
  '',
);

/** Numbers of other rows, each once. */
export const idList = (most: number) =>
  z._default(
    z.pipe(
      z.array(id, 'choice-invalid').check(z.maxLength(most, 'list-long')),
      z.transform((ids: number[]) => [...new Set(ids)]),
    ),
    [],
  );
