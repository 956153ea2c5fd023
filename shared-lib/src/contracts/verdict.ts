import * as z from 'zod/mini';
import { shareCard } from './content-fields.ts';
import { study, studyCard, studySummary } from './study.ts';

/** A published study in the register of verdicts. */
export const registeredVerdict = z.extend(
  z.pick(studySummary, {
    id: true,
    slug: true,
    title_ar: true,
    year: true,
    irr: true,
    verdict: true,
  }),
  {
    verdict_sentence: study.shape.verdict_sentence,
    sector: studyCard.shape.sector,
    discount_rate: z.number(),
  },
);
export type RegisteredVerdict = z.infer<typeof registeredVerdict>;

/** How often each verdict was given among all published studies, also those without one. */
export const verdictCounts = z.object({ go: z.int(), change: z.int(), stop: z.int(), total: z.int() });
export type VerdictCounts = z.infer<typeof verdictCounts>;

/** The register of verdicts: the oldest year first. */
export const verdictRegister = z.object({
  data: z.array(registeredVerdict),
  counts: verdictCounts,
  share_card: shareCard,
});
export type VerdictRegister = z.infer<typeof verdictRegister>;
