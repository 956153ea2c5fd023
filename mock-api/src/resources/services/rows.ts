import { fieldErrorMessage } from 'shared-lib/copy';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { DraftOf } from '../../fields/field.ts';
import { rowOf } from '../../fields/rows.ts';
import { writtenServiceFields } from '../../fields/services.ts';
import { invalid } from '../../http/api-error.ts';

/** The row of a service, without sort order and timestamps. */
export const serviceColumns = (values: DraftOf<typeof writtenServiceFields>) => rowOf(writtenServiceFields, values);

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
