import { serviceSummary, type Service, type ServiceSummary } from 'shared-lib/contracts';
import { fieldErrorMessage } from 'shared-lib/copy';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { Row, Tables } from '../../db/tables.ts';
import { findByIdOrSlug } from '../slugs/history.ts';
import { fieldsOf, presentRow, rowOf } from '../../fields/rows.ts';
import { serviceFields, writtenServiceFields } from '../../fields/content.ts';
import type { DraftOf } from '../../fields/field.ts';
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

const summaryFields = fieldsOf(serviceFields, serviceSummary.shape);

export const presentServiceSummary = (row: Row<'services'>): ServiceSummary => presentRow(summaryFields, row);

export const presentService = (row: Row<'services'>, sectorIds: number[]): Service => ({
  ...presentRow(serviceFields, row),
  sector_ids: sectorIds,
});

const active = (db: Database) => db.selectFrom('services').selectAll('services').where('services.is_active', '=', 1);

export const listActiveServices = (db: Database): Promise<Row<'services'>[]> =>
  active(db).orderBy('services.sort_order').orderBy('services.id').execute();

export const listActiveServicesOfSector = (db: Database, sectorId: number): Promise<Row<'services'>[]> =>
  active(db)
    .innerJoin('service_sectors', 'service_sectors.service_id', 'services.id')
    .where('service_sectors.sector_id', '=', sectorId)
    .orderBy('services.sort_order')
    .orderBy('services.id')
    .execute();

export const findActiveService = (db: Database, idOrSlug: string): Promise<Row<'services'> | undefined> =>
  findByIdOrSlug(db, 'service', idOrSlug, (by) =>
    ('id' in by
      ? active(db).where('services.id', '=', by.id)
      : active(db).where('services.slug', '=', by.slug)
    ).executeTakeFirst(),
  );

/** Ids of the active sectors of a service, in sort order. */
export const readSectorIds = async (db: Database, serviceId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('service_sectors')
    .innerJoin('sectors', 'sectors.id', 'service_sectors.sector_id')
    .where('service_sectors.service_id', '=', serviceId)
    .where('sectors.is_active', '=', 1)
    .orderBy('sectors.sort_order')
    .orderBy('sectors.id')
    .select('sectors.id')
    .execute();
  return rows.map(({ id }) => id);
};
