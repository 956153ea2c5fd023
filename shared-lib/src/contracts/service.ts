import * as z from 'zod/mini';
import { id, slug, timestamp, usd } from './text.ts';

/** Icons a service may carry, by their Lucide names (specification §3). */
export const serviceIcons = [
  'FileText',
  'Calculator',
  'TrendingUp',
  'Building',
  'Users',
  'PieChart',
  'BarChart3',
  'Factory',
  'LineChart',
  'Target',
] as const;
export type ServiceIcon = (typeof serviceIcons)[number];

export const serviceStep = z.object({ title: z.string(), text: z.string(), days: z.int() });
export const servicePackage = z.object({ name: z.string(), price: usd, days: z.int(), items: z.array(z.string()) });
export const serviceQuestion = z.object({ q: z.string(), a: z.string() });

/** A service as lists show it: the specification's two readings in one shape. */
export const serviceSummary = z.object({
  id,
  slug,
  name_ar: z.string(),
  name_en: z.string(),
  description_ar: z.string(),
  short_description_ar: z.string(),
  icon: z.enum(serviceIcons),
  image: z.nullable(z.string()),
  basic_price: usd,
  delivery_days_basic: z.int(),
  sort_order: z.int(),
});
export type ServiceSummary = z.infer<typeof serviceSummary>;

/** A service with what its own page tells. */
export const service = z.extend(serviceSummary, {
  description_en: z.string(),
  deliverables: z.array(z.string()),
  audience: z.array(z.string()),
  steps: z.array(serviceStep),
  packages: z.array(servicePackage),
  needs: z.array(z.string()),
  faq: z.array(serviceQuestion),
  sector_ids: z.array(id),
  is_active: z.boolean(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Service = z.infer<typeof service>;
