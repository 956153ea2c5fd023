import { toLatinDigits } from 'shared-lib/numbers';
import * as z from 'zod/mini';
import { cleanText, type TextKind } from './clean-text.ts';
import type { FieldErrorCode } from './field-error-code.ts';

/** A lone surrogate: it does not occur in real text and cannot be encoded as UTF-8. */
const LONE_SURROGATE = /\p{Cs}/u;

/** Rejects NUL and lone surrogates in passwords, which are never changed: an encoder would replace the surrogate. */
const storable = (code: FieldErrorCode) =>
  z.refine<string>((text) => !text.includes('\u0000') && !LONE_SURROGATE.test(text), code);

/** Maximum length of an e-mail address (RFC 5321). Checked before the pattern, so that the pattern never runs on long input. */
const EMAIL_MAX = 254;
/** One part of a domain name. */
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
/** A valid e-mail address of HTML (`input type=email`): one mailbox, without a name, comments, quotes or a list. */
const EMAIL_PATTERN = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`);

interface Bounds {
  /** Error code for a text that is empty after cleaning. */
  required: FieldErrorCode;
  min?: { length: number; code: FieldErrorCode };
  max?: number;
}

/** Text that people type is cleaned, never refused, whatever it holds (`cleanText`); its digits become Latin. */
export const cleaned = (kind: TextKind) => z.overwrite<string>((text) => toLatinDigits(cleanText(text, kind)));

const required = (kind: TextKind, { required: code, min, max = 5000 }: Bounds) =>
  z
    .string(code)
    .check(
      cleaned(kind),
      z.minLength(1, { error: code, abort: true }),
      z.maxLength(max, 'text-long'),
      ...(min ? [z.minLength(min.length, min.code)] : []),
    );

const free = (kind: TextKind, max: number) =>
  z.string('text-invalid').check(cleaned(kind), z.maxLength(max, 'text-long'));

/** Required text of one line; line breaks become spaces. */
export const requiredText = (bounds: Bounds) => required('line', bounds);
/** Text of one line that may be empty, but not missing. */
export const freeText = (max = 5000) => free('line', max);
/** Optional text of one line; defaults to the empty string. */
export const optionalText = (max = 5000) => z._default(freeText(max), '');

/** Required text that may have several lines; all line breaks become `\n`. */
export const requiredParagraphs = (bounds: Bounds) => required('paragraphs', bounds);
/** Text of several lines that may be empty, but not missing. */
export const freeParagraphs = (max = 5000) => free('paragraphs', max);
/** Optional text of several lines; defaults to the empty string. */
export const optionalParagraphs = (max = 5000) => z._default(freeParagraphs(max), '');

/** Text for programs, such as a URL or a slug: one line without any invisible character; may be empty. */
export const freeCode = (max: number) => free('code', max);

/** A token of a link, which people paste; it has at most `max` characters. */
export const tokenText = (max = 200) =>
  z.string('value-invalid').check(cleaned('code'), z.minLength(1, 'value-invalid'), z.maxLength(max, 'value-invalid'));

/** An e-mail address as HTML defines it, for forms of visitors: `a@b` is one. */
export const emailText = () =>
  z
    .string('email-required')
    .check(
      cleaned('code'),
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

/** A field that people do not see. If it is filled in, the API stores the request as spam and returns a success response, to mislead bots. */
export const honeypot = optionalText(200);
