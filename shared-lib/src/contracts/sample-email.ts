import * as z from 'zod/mini';

/** A kind of email that the site sends, with sample data, as the administration shows it. */
export const sampleEmail = z.object({
  name: z.string(),
  /** In Arabic. */
  label: z.string(),
  subject: z.string(),
  /** The sentence that mailboxes show after the subject. */
  preheader: z.string(),
  /** The plain-text part. */
  text: z.string(),
  /** Path of the HTML part, for a frame. */
  html_path: z.string(),
});
export type SampleEmail = z.infer<typeof sampleEmail>;
