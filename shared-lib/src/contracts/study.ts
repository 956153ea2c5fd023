import * as z from 'zod/mini';
import { publicationStatuses } from './article.ts';
import { id, slug, timestamp, usd } from './text.ts';

export const studyKinds = ['full', 'summary', 'sample'] as const;
export type StudyKind = (typeof studyKinds)[number];
export const studyPhases = ['marketing', 'technical', 'administrative', 'financial'] as const;
export type StudyPhase = (typeof studyPhases)[number];

export const studySummary = z.object({
  id,
  slug,
  title_ar: z.string(),
  summary_ar: z.string(),
  sector_id: id,
  country: z.string(),
  city: z.string(),
  year: z.int(),
  pages: z.int(),
  kind: z.enum(studyKinds),
  capital_total: usd,
  /** Computed from `cash_flows`, never typed: net present value in whole USD. */
  npv: z.int(),
  /** Percent per year; null where the flows have no single rate. */
  irr: z.nullable(z.number()),
  /** Years until the money is back; null where it never is. */
  payback_years: z.nullable(z.number()),
  cover: z.nullable(z.string()),
  published_at: z.nullable(timestamp),
});
export type StudySummary = z.infer<typeof studySummary>;

export const study = z.extend(studySummary, {
  fixed_capital: usd,
  working_capital: usd,
  /** Percent per year. */
  discount_rate: z.number(),
  /** Whole USD of year 0…n; year 0 is the money put in and negative. */
  cash_flows: z.array(z.int()),
  break_even_units: z.int(),
  jobs: z.int(),
  market_size: z.string(),
  phases: z.object({ marketing: z.string(), technical: z.string(), administrative: z.string(), financial: z.string() }),
  toc: z.array(z.object({ title: z.string(), pages: z.int() })),
  assumptions: z.array(z.string()),
  assumptions_date: z.iso.date(),
  sample_images: z.array(z.string()),
  file_url: z.nullable(z.string()),
  file_size: z.nullable(z.int()),
  downloads: z.int(),
  status: z.enum(publicationStatuses),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Study = z.infer<typeof study>;
