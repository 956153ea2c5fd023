import { sector as contract, type Sector, type SectorStatistics } from 'shared-lib/contracts';
import { readJson } from '../../db/json-column.ts';
import type { Row } from '../../db/tables.ts';
import type { StudyFigures } from './repository.ts';

export const presentSector = (row: Row<'sectors'>): Sector => ({
  id: row.id,
  slug: row.slug,
  name_ar: row.name_ar,
  name_en: row.name_en,
  description_ar: row.description_ar,
  description_en: row.description_en,
  icon: row.icon,
  color: row.color,
  image: row.image,
  projects_count: row.projects_count,
  success_rate: row.success_rate,
  average_roi: row.average_roi,
  market_size: row.market_size,
  key_features: row.key_features,
  sample_studies: row.sample_studies,
  opportunities: readJson(contract.shape.opportunities, row.opportunities),
  typical_capital: { from: row.capital_from, to: row.capital_to },
  is_active: row.is_active === 1,
  sort_order: row.sort_order,
  created_at: row.created_at,
  updated_at: row.updated_at,
});

/** Statistics of a sector: its own figures and those of its published studies. */
export const presentSectorStatistics = (row: Row<'sectors'>, ofStudies: StudyFigures): SectorStatistics => ({
  projects_count: row.projects_count,
  success_rate: row.success_rate,
  average_roi: row.average_roi,
  ...ofStudies,
});
