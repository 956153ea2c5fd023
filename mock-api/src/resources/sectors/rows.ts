import type { Sector } from 'shared-lib/contracts';
import { foldArabic } from 'shared-lib/format';
import { flag, type NewRow } from '../../db/tables.ts';

/** The fields of a sector that are written by hand. */
export type SectorDraft = Omit<Sector, 'id' | 'sort_order' | 'created_at' | 'updated_at'>;

/** The row of a sector with computed search text, without sort order and timestamps. */
export const sectorColumns = (
  draft: SectorDraft,
): Omit<NewRow<'sectors'>, 'sort_order' | 'created_at' | 'updated_at'> => ({
  slug: draft.slug,
  name_ar: draft.name_ar,
  name_en: draft.name_en,
  description_ar: draft.description_ar,
  description_en: draft.description_en,
  icon: draft.icon,
  color: draft.color,
  image: draft.image,
  projects_count: draft.projects_count,
  success_rate: draft.success_rate,
  average_roi: draft.average_roi,
  market_size: draft.market_size,
  key_features: draft.key_features,
  sample_studies: draft.sample_studies,
  opportunities: JSON.stringify(draft.opportunities),
  capital_from: draft.typical_capital.from,
  capital_to: draft.typical_capital.to,
  is_active: flag(draft.is_active),
  search: foldArabic([draft.name_ar, draft.name_en, draft.description_ar].join(' ')),
});
