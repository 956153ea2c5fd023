import * as z from 'zod/mini';
import type { FieldErrorCode } from './field-error-code.ts';
import { toLatinDigits } from './latin-digits.ts';

/** Half of a pair that stands for one sign: no text of a person has one, and it cannot be written as UTF-8. */
const HALF_SIGN = /\p{Cs}/u;

/** Databases disagree about NUL (SQLite keeps it, PostgreSQL refuses it) and change halves of signs: what is stored is what was sent. */
const storable = (code: FieldErrorCode) =>
  z.refine<string>((text) => !text.includes('\u0000') && !HALF_SIGN.test(text), code);

/** Longest e-mail address that RFC 5321 allows; checked before the pattern so that the pattern never meets long input. */
const EMAIL_MAX = 254;
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

interface Bounds {
  /** Said when the text is empty after trimming. */
  required: FieldErrorCode;
  min?: { length: number; code: FieldErrorCode };
  max?: number;
}

/** A text that a person must fill in: trimmed, digits Latin. */
export const requiredText = ({ required, min, max = 5000 }: Bounds) =>
  z
    .string(required)
    .check(
      z.trim(),
      z.overwrite(toLatinDigits),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(max, 'text-long'),
      storable('text-invalid'),
      ...(min ? [z.minLength(min.length, min.code)] : []),
    );

/** A text that may be empty, but not missing. */
export const freeText = (max = 5000) =>
  z
    .string('text-invalid')
    .check(z.trim(), z.overwrite(toLatinDigits), z.maxLength(max, 'text-long'), storable('text-invalid'));

/** A text that a person may leave empty; an empty one is the empty string. */
export const optionalText = (max = 5000) => z._default(freeText(max), '');

/** An e-mail address by the specification's pattern (text, @, text, dot, text). */
export const emailText = () =>
  z
    .string('email-required')
    .check(
      z.trim(),
      z.overwrite(toLatinDigits),
      z.minLength(1, { error: 'email-required', abort: true }),
      z.maxLength(EMAIL_MAX, { error: 'email-invalid', abort: true }),
      z.regex(EMAIL_PATTERN, { error: 'email-invalid', abort: true }),
      storable('email-invalid'),
    );

/** A password is taken as typed: never trimmed, never rewritten. 256 caps the work of hashing. */
export const passwordText = (min: { length: number; code: FieldErrorCode }) =>
  z
    .string('password-required')
    .check(
      z.minLength(1, { error: 'password-required', abort: true }),
      z.minLength(min.length, min.code),
      z.maxLength(256, 'password-long'),
      storable('text-invalid'),
    );

/** A password that may be left empty; nothing typed means none. */
export const optionalPassword = (min: { length: number; code: FieldErrorCode }) =>
  z.nullish(
    z.string('text-invalid').check(
      z.refine((text) => text === '' || text.length >= min.length, min.code),
      z.maxLength(256, 'password-long'),
      storable('text-invalid'),
    ),
  );

export const id = z.int().check(z.positive());
/** A moment in ISO 8601, UTC. */
export const timestamp = z.iso.datetime();
/** Readable address part: Latin or Arabic letters, digits and single hyphens. */
export const slug = z.string().check(z.minLength(1), z.maxLength(160), z.regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u));
/** Whole US dollars. */
export const usd = z.int().check(z.nonnegative());
