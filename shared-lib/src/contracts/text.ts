import * as z from 'zod/mini';
import type { FieldErrorCode } from './field-error-code.ts';
import { toLatinDigits } from './latin-digits.ts';

/** A lone surrogate: it does not occur in real text and cannot be encoded as UTF-8. */
const LONE_SURROGATE = /\p{Cs}/u;

/** Rejects NUL (PostgreSQL cannot store it) and lone surrogates (databases change them), so that stored text equals the input. */
const storable = (code: FieldErrorCode) =>
  z.refine<string>((text) => !text.includes('\u0000') && !LONE_SURROGATE.test(text), code);

/** Maximum length of an e-mail address (RFC 5321). Checked before the pattern, so that the pattern never runs on long input. */
const EMAIL_MAX = 254;
/** One part of a domain name. */
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
/** A valid e-mail address of HTML (`input type=email`): one mailbox, without a name, comments, quotes or a list. */
const EMAIL_PATTERN = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`);

interface Bounds {
  /** Error code for a text that is empty after trimming. */
  required: FieldErrorCode;
  min?: { length: number; code: FieldErrorCode };
  max?: number;
}

/** Required text; it is trimmed and its digits become Latin. */
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

/** Text that may be empty, but not missing. */
export const freeText = (max = 5000) =>
  z
    .string('text-invalid')
    .check(z.trim(), z.overwrite(toLatinDigits), z.maxLength(max, 'text-long'), storable('text-invalid'));

/** Optional text; defaults to the empty string. */
export const optionalText = (max = 5000) => z._default(freeText(max), '');

/** An e-mail address as HTML defines it, for forms of visitors: `a@b` is one. */
export const emailText = () =>
  z
    .string('email-required')
    .check(
      z.trim(),
      z.overwrite(toLatinDigits),
      z.minLength(1, { error: 'email-required', abort: true }),
      z.maxLength(EMAIL_MAX, { error: 'email-invalid', abort: true }),
      z.regex(EMAIL_PATTERN, { error: 'email-invalid', abort: true }),
    );

/** The e-mail address of an account; its domain has a dot (specification: text, @, text, dot, text). */
export const accountEmailText = () =>
  emailText().check(z.regex(/@[^@]+\.[^@]+$/, { error: 'email-invalid', abort: true }));

/** Limits of the fields of the contact forms, in characters. */
export const SENDER_MAX = { name: 255, phone: 100, company: 255, subject: 255 } as const;

/** A password; it is never trimmed or changed. The maximum of 256 limits the cost of hashing. */
export const passwordText = (min: { length: number; code: FieldErrorCode }) =>
  z
    .string('password-required')
    .check(
      z.minLength(1, { error: 'password-required', abort: true }),
      z.minLength(min.length, min.code),
      z.maxLength(256, 'password-long'),
      storable('text-invalid'),
    );

/** A password that may be missing or empty. */
export const optionalPassword = (min: { length: number; code: FieldErrorCode }) =>
  z.nullish(
    z.string('text-invalid').check(
      z.refine((text) => text === '' || text.length >= min.length, min.code),
      z.maxLength(256, 'password-long'),
      storable('text-invalid'),
    ),
  );

export const id = z.int().check(z.positive());
/** ISO 8601 date and time in UTC. */
export const timestamp = z.iso.datetime();
/** A slug: letters of any script and digits, separated by single hyphens. */
export const slug = z.string().check(z.minLength(1), z.maxLength(160), z.regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u));
/** Whole US dollars. */
export const usd = z.int().check(z.nonnegative());
