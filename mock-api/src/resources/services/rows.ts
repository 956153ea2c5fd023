import type { Service } from 'shared-lib/contracts';
import { fieldErrorMessage } from 'shared-lib/copy';
import { foldArabic } from 'shared-lib/format';
import type { Transaction } from 'kysely';
import { flag, type NewRow, type Tables } from '../../db/tables.ts';
import { invalid } from '../../http/api-error.ts';

/** The fields of a service that are written by hand. */
export type ServiceDraft = Omit<Service, 'id' | 'sector_ids' | 'sort_order' | 'created_at' | 'updated_at'>;

/** The row of a service with computed search text, without sort order and timestamps. */
export const serviceColumns = (
  draft: ServiceDraft,
): Omit<NewRow<'services'>, 'sort_order' | 'created_at' | 'updated_at'> => ({
  slug: draft.slug,
  name_ar: draft.name_ar,
  name_en: draft.name_en,
  short_description_ar: draft.short_description_ar,
  description_ar: draft.description_ar,
  description_en: draft.description_en,
  icon: draft.icon,
  image: draft.image,
  basic_price: draft.basic_price,
  delivery_days_basic: draft.delivery_days_basic,
  deliverables: JSON.stringify(draft.deliverables),
  audience: JSON.stringify(draft.audience),
  steps: JSON.stringify(draft.steps),
  packages: JSON.stringify(draft.packages),
  needs: JSON.stringify(draft.needs),
  faq: JSON.stringify(draft.faq),
  is_active: flag(draft.is_active),
  search: foldArabic([draft.name_ar, draft.name_en, draft.short_description_ar, draft.description_ar].join(' ')),
});

/** Replaces the sectors of a service. @throws {ApiError} 422 when one of them does not exist */
export const saveServiceSectors = async (
  trx: Transaction<Tables>,
  serviceId: number,
  sectorIds: readonly number[],
): Promise<void> => {
  await trx.deleteFrom('service_sectors').where('service_id', '=', serviceId).execute();
  if (sectorIds.length === 0) return;
  const existing = await trx.selectFrom('sectors').select('id').where('id', 'in', sectorIds).execute();
  if (existing.length < sectorIds.length) throw invalid({ sector_ids: [fieldErrorMessage('choice-invalid')] });
  await trx
    .insertInto('service_sectors')
    .values(sectorIds.map((sector_id) => ({ service_id: serviceId, sector_id })))
    .execute();
};
