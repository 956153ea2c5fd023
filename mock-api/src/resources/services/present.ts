import { service as contract, type Service, type ServiceSummary } from 'shared-lib/contracts';
import { readJson } from '../../db/json-column.ts';
import type { Row } from '../../db/tables.ts';

const { deliverables, audience, steps, packages, needs, faq } = contract.shape;

export const presentServiceSummary = (row: Row<'services'>): ServiceSummary => ({
  id: row.id,
  slug: row.slug,
  name_ar: row.name_ar,
  name_en: row.name_en,
  description_ar: row.description_ar,
  short_description_ar: row.short_description_ar,
  icon: row.icon,
  image: row.image,
  basic_price: row.basic_price,
  delivery_days_basic: row.delivery_days_basic,
  sort_order: row.sort_order,
});

export const presentService = (row: Row<'services'>, sectorIds: number[]): Service => ({
  ...presentServiceSummary(row),
  description_en: row.description_en,
  deliverables: readJson(deliverables, row.deliverables),
  audience: readJson(audience, row.audience),
  steps: readJson(steps, row.steps),
  packages: readJson(packages, row.packages),
  needs: readJson(needs, row.needs),
  faq: readJson(faq, row.faq),
  sector_ids: sectorIds,
  is_active: row.is_active === 1,
  created_at: row.created_at,
  updated_at: row.updated_at,
});
