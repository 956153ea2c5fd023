import { sector, sectorInput, type SectorInput } from 'shared-lib/contracts';
import { dependants, hindered } from '../../copy/dialect.ts';
import { columnsOf } from '../../dialect/columns.ts';
import { defineResource } from '../../dialect/define-resource.ts';
import { refuseWithDependants } from '../../dialect/dependants.ts';
import { lastPlace } from '../../dialect/placing.ts';
import type { Writing } from '../../dialect/writing.ts';
import { chooseSlug } from '../slugs/choose.ts';
import { forgetSlugs, noteSlugChange } from '../slugs/history.ts';
import { renameSectorInStudies } from '../studies/rows.ts';
import { presentSector } from './present.ts';
import { sectorColumns } from './rows.ts';

const addressOf = ({ trx }: Writing, { slug, name_ar }: SectorInput, id?: number) =>
  chooseSlug(trx, { kind: 'sector', slug, title: name_ar, ...(id === undefined ? {} : { id }) });

/** A sector that something is filed under does not go silently. */
const refuseUsed = async ({ trx }: Writing, id: number): Promise<void> => {
  const services = await trx
    .selectFrom('service_sectors')
    .innerJoin('services', 'services.id', 'service_sectors.service_id')
    .where('service_sectors.sector_id', '=', id)
    .select('services.name_ar as name')
    .orderBy('services.sort_order')
    .execute();
  const studies = await trx
    .selectFrom('studies')
    .select('title_ar as name')
    .where('sector_id', '=', id)
    .orderBy('id')
    .execute();
  refuseWithDependants(hindered.deleteSector, [
    { noun: dependants.services, names: services.map(({ name }) => name) },
    { noun: dependants.studies, names: studies.map(({ name }) => name) },
  ]);
};

/** Sectors, as the administration has them. */
export const sectors = defineResource({
  name: 'sectors',
  noun: 'sector',
  input: sectorInput,
  item: sector,
  columns: {
    ...columnsOf('sectors', {
      text: [
        'slug',
        'name_ar',
        'name_en',
        'description_ar',
        'description_en',
        'icon',
        'color',
        'image',
        'market_size',
        'key_features',
        'sample_studies',
        'created_at',
        'updated_at',
      ],
      nullable: ['image'],
      integer: ['id', 'projects_count', 'sort_order'],
      number: ['success_rate', 'average_roi'],
      flag: ['is_active'],
    }),
    'typical_capital.from': { ref: 'sectors.capital_from', type: 'integer' },
    'typical_capital.to': { ref: 'sectors.capital_to', type: 'integer' },
  },
  search: 'sectors.search',
  key: 'sectors.id',
  rows: (db) => db.selectFrom('sectors').selectAll('sectors'),
  present: async (_db, rows) => rows.map(presentSector),

  async insert(writing, input) {
    const { trx, now } = writing;
    const columns = sectorColumns({ ...input, slug: await addressOf(writing, input) });
    const sort_order = input.sort_order ?? (await lastPlace(trx, 'sectors'));
    const { id } = await trx
      .insertInto('sectors')
      .values({ ...columns, sort_order, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async update(writing, input, { id, slug: from, sort_order, name_ar }, updated_at) {
    const { trx, clock } = writing;
    const slug = await addressOf(writing, input, id);
    await trx
      .updateTable('sectors')
      .set({ ...sectorColumns({ ...input, slug }), sort_order: input.sort_order ?? sort_order, updated_at })
      .where('id', '=', id)
      .execute();
    await noteSlugChange(trx, { kind: 'sector', id, from, to: slug }, clock);
    if (input.name_ar !== name_ar) await renameSectorInStudies(trx, id, input.name_ar);
  },

  async remove(writing, { id }) {
    await refuseUsed(writing, id);
    await forgetSlugs(writing.trx, 'sector', id);
    await writing.trx.deleteFrom('sectors').where('id', '=', id).execute();
  },
});
