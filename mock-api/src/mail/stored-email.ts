import * as z from 'zod/mini';
import { emailKinds } from './email-content.ts';
import type { Email } from './mailer.ts';

const { exactOptional } = z;

const part = z.union([
  z.string(),
  z.strictObject({ details: z.string() }),
  z.strictObject({ reference: z.string(), label: exactOptional(z.string()) }),
  z.strictObject({
    label: z.string(),
    value: z.string(),
    isLatin: exactOptional(z.boolean()),
    href: exactOptional(z.string()),
  }),
  z.strictObject({ label: z.string(), link: z.string(), isSecondary: exactOptional(z.literal(true)) }),
  z.strictObject({
    steps: z.array(z.object({ when: z.string(), what: z.string() })),
    title: exactOptional(z.string()),
  }),
]);

/** Bytes are stored as Base64. */
const bytes = z.pipe(
  z.string(),
  z.transform((text) => Buffer.from(text, 'base64')),
);

const storedEmail = z.object({
  to: z.string(),
  replyTo: exactOptional(z.string()),
  kind: z.enum(emailKinds),
  subject: z.string(),
  preheader: z.string(),
  heading: z.string(),
  name: exactOptional(z.string()),
  parts: z.array(part),
  company: z.object({
    name: z.string(),
    email: z.string(),
    address: z.string(),
    hours: z.string(),
    whatsapp: z.string(),
  }),
  thread: exactOptional(z.object({ about: z.string(), isFirst: z.boolean() })),
  files: exactOptional(z.array(z.object({ name: z.string(), mime: z.string(), bytes }))),
  calendar: exactOptional(z.object({ method: z.enum(['PUBLISH', 'CANCEL']), content: z.string() })),
});

/** An email as the text of a row. */
export const emailText = ({ queued: _queued, files, ...email }: Email): string =>
  JSON.stringify({
    ...email,
    ...(files && {
      files: files.map(({ bytes: content, ...file }) => ({ ...file, bytes: content.toString('base64') })),
    }),
  });

/** @throws {Error} for a text that no release has written */
export const readEmail = (text: string): Email => storedEmail.parse(JSON.parse(text));
