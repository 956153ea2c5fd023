import { sector, sectorInput, type SectorInput } from 'shared-lib/contracts';
import { dependants, blockedActions } from '../../copy/dialect.ts';
import { defineRecordedResource } from '../recorded-resource.ts';
import { assertNoDependants } from '../../dialect/relations.ts';
import { nextSortOrder } from '../../dialect/reorder.ts';
import { idColumn, type WriteContext } from '../../dialect/write-context.ts';
import { listColumnsOf } from '../../fields/rows.ts';
import { sectorFields } from '../../fields/content.ts';
import { chooseSlug } from '../slugs/choose.ts';
import { deleteSlugHistory, recordSlugChange } from '../slugs/history.ts';
import { renameSectorInStudies } from '../studies/present.ts';
import { presentSector, sectorColumns } from './repository.ts';
import { csvCopy as copy } from '../../copy/csv.ts';
import { numberField, type CsvField } from '../../csv/fields.ts';
import { csvFieldsOf } from '../../fields/csv.ts';

/** CSV columns of sectors, for export and import. */
export const sectorCsvFields = async (): Promise<CsvField[]> =>
  csvFieldsOf(sectorFields, {
    'typical_capital.from': numberField('typical_capital.from', copy.capitalFrom),
    'typical_capital.to': numberField('typical_capital.to', copy.capitalTo),
  });

const slugFor = ({ trx }: WriteContext, { slug, name_ar }: SectorInput, id?: number) =>
  chooseSlug(trx, { kind: 'sector', slug, title: name_ar, ...(id === undefined ? {} : { id }) });

/** @throws {ApiError} 409 that names the services and studies of the sector */
const assertUnused = async ({ trx }: WriteContext, id: number): Promise<void> => {
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
  assertNoDependants(blockedActions.deleteSector, [
    { noun: dependants.services, names: services.map(({ name }) => name) },
    { noun: dependants.studies, names: studies.map(({ name }) => name) },
  ]);
};

/** Sectors for admins. */
export const sectors = defineRecordedResource({
  name: 'sectors',
  singular: 'sector',
  versions: { resource: 'sectors', title: 'name_ar', slugs: 'sector' },
  input: sectorInput,
  item: sector,
  columns: {
    ...listColumnsOf('sectors', sectorFields),
    'typical_capital.from': { ref: 'sectors.capital_from', type: 'integer' },
    'typical_capital.to': { ref: 'sectors.capital_to', type: 'integer' },
  },
  search: 'sectors.search',
  names: { search: 'sectors.search', columns: ['sectors.name_ar'] },
  key: 'sectors.id',
  rows: (db) => db.selectFrom('sectors').selectAll('sectors'),
  present: async (_db, rows) => rows.map(presentSector),

  async insert(context, input) {
    const { trx, now } = context;
    const columns = sectorColumns({ ...input, slug: await slugFor(context, input) });
    const sort_order = input.sort_order ?? (await nextSortOrder(trx, 'sectors'));
    const { id } = await trx
      .insertInto('sectors')
      .values({ ...idColumn(context), ...columns, sort_order, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async update(context, input, { id, slug: from, sort_order, name_ar }, updated_at) {
    const { trx, clock } = context;
    const slug = await slugFor(context, input, id);
    await trx
      .updateTable('sectors')
      .set({ ...sectorColumns({ ...input, slug }), sort_order: input.sort_order ?? sort_order, updated_at })
      .where('id', '=', id)
      .execute();
    await recordSlugChange(trx, { kind: 'sector', id, from, to: slug }, clock);
    if (input.name_ar !== name_ar) await renameSectorInStudies(trx, id, input.name_ar);
  },

  async remove(context, { id }) {
    await assertUnused(context, id);
    await deleteSlugHistory(context.trx, 'sector', id);
    await context.trx.deleteFrom('sectors').where('id', '=', id).execute();
  },
});
