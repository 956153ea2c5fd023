import * as z from 'zod/mini';
import { id, slug, timestamp, usd } from './text.ts';

export const sector = z.object({
  id,
  slug,
  name_ar: z.string(),
  name_en: z.string(),
  description_ar: z.string(),
  description_en: z.string(),
  icon: z.string(),
  color: z.string(),
  image: z.nullable(z.string()),
  projects_count: z.int(),
  /** Percent, 0-100. */
  success_rate: z.number(),
  /** Percent per year. */
  average_roi: z.number(),
  market_size: z.string(),
  /** JSON text of a list, as the specification keeps it on the wire; read it with `parseKeyFeatures`. */
  key_features: z.string(),
  sample_studies: z.string(),
  opportunities: z.array(z.string()),
  typical_capital: z.object({ from: usd, to: usd }),
  is_active: z.boolean(),
  sort_order: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Sector = z.infer<typeof sector>;

/** Reads a JSON text list (`key_features`, `sample_studies`); anything else is an empty list, never an exception. */
export const parseTextList = (json: string): string[] => {
  try {
    return z.array(z.string()).parse(JSON.parse(json));
  } catch {
    return [];
  }
};

export const sectorStatistics = z.object({
  projects_count: z.int(),
  success_rate: z.number(),
  average_roi: z.number(),
  studies_count: z.int(),
  average_capital: z.nullable(usd),
  average_irr: z.nullable(z.number()),
  average_payback_years: z.nullable(z.number()),
});
export type SectorStatistics = z.infer<typeof sectorStatistics>;
