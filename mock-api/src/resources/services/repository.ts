import type { Database } from '../../db/open-database.ts';
import type { Row } from '../../db/tables.ts';
import { findByIdOrSlug } from '../slugs/history.ts';

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
export const sectorIdsOf = async (db: Database, serviceId: number): Promise<number[]> => {
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
