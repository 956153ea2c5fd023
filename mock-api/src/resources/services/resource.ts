import { service, serviceInput, type ServiceInput } from 'shared-lib/contracts';
import { expressionBuilder, type Kysely } from 'kysely';
import { matchesNothing } from '../../db/conditions.ts';
import type { Row, Tables } from '../../db/tables.ts';
import { defineRecordedResource } from '../recorded-resource.ts';
import { nextSortOrder } from '../../dialect/reorder.ts';
import { idColumn, type WriteContext } from '../../dialect/write-context.ts';
import { listColumnsOf } from '../../fields/rows.ts';
import { serviceFields } from '../../fields/content.ts';
import { parseRowId } from '../../http/params.ts';
import { chooseSlug } from '../slugs/choose.ts';
import { deleteSlugHistory, recordSlugChange } from '../slugs/history.ts';
import { presentService, saveServiceSectors, serviceColumns } from './repository.ts';
import { type CsvField, readSectors, sectorsField } from '../../csv/fields.ts';
import { csvFieldsOf } from '../../fields/csv.ts';

/** CSV columns of services, for export and import. */
export const serviceCsvFields = async (db: Kysely<Tables>): Promise<CsvField[]> =>
  csvFieldsOf(serviceFields, { sector_ids: sectorsField(await readSectors(db)) });

/** Links between services and sectors, also inactive ones, in the sort order of the sectors. */
const sectorLinksOf = (
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

const hasSector = (values: readonly string[]) => {
  const eb = expressionBuilder<Tables, 'services'>();
  const ids = values.map(parseRowId).filter((id) => id !== undefined);
  if (ids.length === 0) return matchesNothing;
  return eb(
    'services.id',
    'in',
    eb.selectFrom('service_sectors').select('service_sectors.service_id').where('service_sectors.sector_id', 'in', ids),
  );
};

const slugFor = ({ trx }: WriteContext, { slug, name_ar }: ServiceInput, id?: number) =>
  chooseSlug(trx, { kind: 'service', slug, title: name_ar, ...(id === undefined ? {} : { id }) });

/** The list in an unvalidated body; anything else counts as an empty list. */
const idListOf = (value: unknown): unknown[] => (Array.isArray(value) ? Array.from<unknown>(value) : []);

/** Services for admins. */
export const services = defineRecordedResource({
  name: 'services',
  singular: 'service',
  versions: { resource: 'services', title: 'name_ar', slugs: 'service' },
  input: serviceInput,
  item: service,
  columns: listColumnsOf('services', serviceFields),
  related: { sector_id: hasSector },
  parents: {
    sector: {
      filter: 'sector_id',
      parentIds: ({ sector_ids }) => sector_ids,
      fields: (id, { sector_ids }) => ({ sector_ids: [...idListOf(sector_ids), id] }),
    },
  },
  search: 'services.search',
  names: { search: 'services.search', columns: ['services.name_ar'] },
  key: 'services.id',
  rows: (db) => db.selectFrom('services').selectAll('services'),

  async present(db, rows) {
    if (rows.length === 0) return [];
    const links = Map.groupBy(await sectorLinksOf(db, rows), ({ service_id }) => service_id);
    return rows.map((row) =>
      presentService(
        row,
        (links.get(row.id) ?? []).map(({ sector_id }) => sector_id),
      ),
    );
  },

  async insert(context, input) {
    const { trx, now } = context;
    const columns = serviceColumns({ ...input, slug: await slugFor(context, input) });
    const sort_order = input.sort_order ?? (await nextSortOrder(trx, 'services'));
    const { id } = await trx
      .insertInto('services')
      .values({ ...idColumn(context), ...columns, sort_order, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await saveServiceSectors(trx, id, input.sector_ids);
    return id;
  },

  async update(context, input, { id, slug: from, sort_order }, updated_at) {
    const { trx, clock } = context;
    const slug = await slugFor(context, input, id);
    await trx
      .updateTable('services')
      .set({ ...serviceColumns({ ...input, slug }), sort_order: input.sort_order ?? sort_order, updated_at })
      .where('id', '=', id)
      .execute();
    await recordSlugChange(trx, { kind: 'service', id, from, to: slug }, clock);
    await saveServiceSectors(trx, id, input.sector_ids);
  },

  async remove({ trx }, { id }) {
    await deleteSlugHistory(trx, 'service', id);
    await trx.deleteFrom('services').where('id', '=', id).execute();
  },
});
