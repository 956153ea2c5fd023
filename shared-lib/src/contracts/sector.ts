import * as z from 'zod/mini';
import {
  colorText,
  countNumber,
  pictureText,
  orderingFields,
  expectedVersion,
  slugText,
  textList,
  textListJson,
  usdNumber,
  shareCard,
} from './content-fields.ts';
import { id, optionalParagraphs, optionalText, requiredText, slug, timestamp, usd } from './text.ts';

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
  /** Alternative text of the picture; empty for a decorative one. */
  image_alt: z.optional(z.string()),
  projects_count: z.int(),
  /** Percent, 0-100. */
  success_rate: z.number(),
  /** Percent per year. */
  average_roi: z.number(),
  market_size: z.string(),
  /** JSON text of a list, the format of the specification; read it with `parseTextList`. */
  key_features: z.string(),
  sample_studies: z.string(),
  opportunities: z.array(z.string()),
  typical_capital: z.object({ from: usd, to: usd }),
  seo_title: z.optional(z.string()),
  share_card: shareCard,
  seo_description: z.optional(z.string()),
  is_active: z.boolean(),
  sort_order: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Sector = z.infer<typeof sector>;

/** Parses a JSON text list (`key_features`, `sample_studies`). Returns an empty list for invalid JSON. */
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

const percent = (from: number, to: number) =>
  z._default(z.number('value-invalid').check(z.gte(from, 'value-invalid'), z.lte(to, 'value-invalid')), 0);

/** Input for saving a sector; the response is a `sector`. */
export const sectorInput = z.object({
  slug: slugText,
  name_ar: requiredText({ required: 'name-required', max: 160 }),
  name_en: optionalText(160),
  description_ar: optionalParagraphs(),
  description_en: optionalParagraphs(),
  icon: optionalText(60),
  color: colorText,
  image: pictureText,
  image_alt: optionalText(300),
  projects_count: z._default(countNumber(), 0),
  success_rate: percent(0, 100),
  average_roi: percent(-100, 1000),
  market_size: optionalParagraphs(500),
  key_features: textListJson,
  sample_studies: textListJson,
  opportunities: textList(40),
  typical_capital: z._default(
    z
      .object({ from: usdNumber, to: usdNumber }, 'value-invalid')
      .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'range-invalid' })),
    { from: 0, to: 0 },
  ),
  seo_title: optionalText(200),
  seo_description: optionalText(400),
  ...orderingFields,
  ...expectedVersion,
});
export type SectorInput = z.infer<typeof sectorInput>;
