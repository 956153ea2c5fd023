import { isSafeLink } from 'shared-lib/paths';
import * as z from 'zod/mini';
import { knownOr } from './degrade.ts';
import { freeCode, optionalParagraphs, requiredParagraphs, requiredText, timestamp } from './text.ts';

/** Longest curriculum vitae, in characters. */
export const CV_MAX = 4000;

/** What a consultant says about the own work. Administrators decide on the account by it; nobody else sees it. */
export const consultantProfileInput = z.object({
  specialty: requiredText({ required: 'value-required', max: 120 }),
  /** Experience and qualifications. */
  cv: requiredParagraphs({ required: 'value-required', max: CV_MAX }),
  /** A page with more, such as LinkedIn; empty for none. */
  link: z._default(
    freeCode(300).check(z.refine((url) => url === '' || (/^https?:/i.test(url) && isSafeLink(url)), 'link-invalid')),
    '',
  ),
});
export type ConsultantProfileInput = z.infer<typeof consultantProfileInput>;

/** The uploaded curriculum vitae of a consultant. */
export const cvFile = z.object({
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  mime: z.string(),
  at: timestamp,
});
export type CvFile = z.infer<typeof cvFile>;

export const consultantDecisions = ['approve', 'reject'] as const;

/** The profile of a consultant with the last decision on the account. Texts are empty until the consultant writes them. */
export const consultantProfile = z.object({
  specialty: z.string(),
  cv: z.string(),
  link: z.string(),
  /** Null without one; an API of an earlier release has none. */
  file: z.optional(z.nullable(cvFile)),
  /** When the consultant last saved it; null before. */
  written_at: z.nullable(timestamp),
  decision: z.nullable(
    z.object({
      decision: knownOr(consultantDecisions),
      /** What the consultant read about it; may be empty after an approval. */
      reason: z.string(),
      at: timestamp,
      by: z.string(),
    }),
  ),
});
export type ConsultantProfile = z.infer<typeof consultantProfile>;

/** The own profile, without the decision on it. */
export const ownConsultantProfile = z.omit(consultantProfile, { decision: true });
export type OwnConsultantProfile = z.infer<typeof ownConsultantProfile>;

/** Approves or rejects a consultant who waits. A rejection needs a reason; the consultant gets it by email. */
export const consultantDecisionInput = z
  .object({ decision: z.enum(consultantDecisions, 'choice-invalid'), reason: optionalParagraphs(1000) })
  .check(
    z.refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
      path: ['reason'],
      error: 'note-required',
    }),
  );
export type ConsultantDecisionInput = z.infer<typeof consultantDecisionInput>;
