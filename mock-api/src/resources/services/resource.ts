import { service, serviceInput, type ServiceInput } from 'shared-lib/contracts';
import { expressionBuilder, type Kysely } from 'kysely';
import { nothing } from '../../db/conditions.ts';
import type { Row, Tables } from '../../db/tables.ts';
import { columnsOf } from '../../dialect/columns.ts';
import { defineResource } from '../../dialect/define-resource.ts';
import { lastPlace } from '../../dialect/placing.ts';
import type { Writing } from '../../dialect/writing.ts';
import { rowNumber } from '../../http/params.ts';
import { chooseSlug } from '../slugs/choose.ts';
import { forgetSlugs, noteSlugChange } from '../slugs/history.ts';
import { presentService } from './present.ts';
import { saveServiceSectors, serviceColumns } from './rows.ts';

/** Sectors of services, also those that are switched off, in their order. */
const linksOf = (
  db: Kysely<Tables>,
  rows: readonly Row<'services'>[],
): Promise<{ service_id: number; sector_id: number }[]> =>
  db
    .selectFrom('service_sectors')
    .innerJoin('sectors', 'sectors.id', 'service_sectors.sector_id')
    .where(
      'service_sectors.service_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('sectors.sort_order')
    .orderBy('sectors.id')
    .select(['service_sectors.service_id', 'service_sectors.sector_id'])
    .execute();

const ofSectors = (values: readonly string[]) => {
  const eb = expressionBuilder<Tables, 'services'>();
  const ids = values.map(rowNumber).filter((id) => id !== undefined);
  if (ids.length === 0) return nothing;
  return eb(
    'services.id',
    'in',
    eb.selectFrom('service_sectors').select('service_sectors.service_id').where('service_sectors.sector_id', 'in', ids),
  );
};

const addressOf = ({ trx }: Writing, { slug, name_ar }: ServiceInput, id?: number) =>
  chooseSlug(trx, { kind: 'service', slug, title: name_ar, ...(id === undefined ? {} : { id }) });

/** What a body says, before it is checked: anything but a list stands for none. */
const givenIds = (value: unknown): unknown[] => (Array.isArray(value) ? Array.from<unknown>(value) : []);

/** Services, as the administration has them. */
export const services = defineResource({
  name: 'services',
  noun: 'service',
  input: serviceInput,
  item: service,
  columns: columnsOf('services', {
    text: [
      'slug',
      'name_ar',
      'name_en',
      'short_description_ar',
      'description_ar',
      'description_en',
      'icon',
      'image',
      'created_at',
      'updated_at',
    ],
    nullable: ['image'],
    integer: ['id', 'basic_price', 'delivery_days_basic', 'sort_order'],
    flag: ['is_active'],
  }),
  related: { sector_id: ofSectors },
  parents: {
    sector: {
      filter: 'sector_id',
      of: ({ sector_ids }) => sector_ids,
      fields: (id, { sector_ids }) => ({ sector_ids: [...givenIds(sector_ids), id] }),
    },
  },
  search: 'services.search',
  key: 'services.id',
  rows: (db) => db.selectFrom('services').selectAll('services'),

  async present(db, rows) {
    if (rows.length === 0) return [];
    const links = Map.groupBy(await linksOf(db, rows), ({ service_id }) => service_id);
    return rows.map((row) =>
      presentService(
        row,
        (links.get(row.id) ?? []).map(({ sector_id }) => sector_id),
      ),
    );
  },

  async insert(writing, input) {
    const { trx, now } = writing;
    const columns = serviceColumns({ ...input, slug: await addressOf(writing, input) });
    const sort_order = input.sort_order ?? (await lastPlace(trx, 'services'));
    const { id } = await trx
      .insertInto('services')
      .values({ ...columns, sort_order, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await saveServiceSectors(trx, id, input.sector_ids);
    return id;
  },

  async update(writing, input, { id, slug: from, sort_order }, updated_at) {
    const { trx, clock } = writing;
    const slug = await addressOf(writing, input, id);
    await trx
      .updateTable('services')
      .set({ ...serviceColumns({ ...input, slug }), sort_order: input.sort_order ?? sort_order, updated_at })
      .where('id', '=', id)
      .execute();
    await noteSlugChange(trx, { kind: 'service', id, from, to: slug }, clock);
    await saveServiceSectors(trx, id, input.sector_ids);
  },

  async remove({ trx }, { id }) {
    await forgetSlugs(trx, 'service', id);
    await trx.deleteFrom('services').where('id', '=', id).execute();
  },
});
