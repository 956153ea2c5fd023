import { study, studyInput, type Study, type StudyInput } from 'shared-lib/contracts';
import { sayFieldError } from 'shared-lib/copy';
import { isoNow, type Clock } from '../../clock.ts';
import { columnsOf } from '../../dialect/columns.ts';
import { defineResource } from '../../dialect/define-resource.ts';
import type { Writing } from '../../dialect/writing.ts';
import type { StudyFiles } from '../../documents/study-files.ts';
import { invalid } from '../../http/api-error.ts';
import { publicationOf } from '../publications/state.ts';
import { chooseSlug } from '../slugs/choose.ts';
import { forgetSlugs, noteSlugChange } from '../slugs/history.ts';
import { presentForAdmin } from './files.ts';
import { everyStudy } from './repository.ts';
import { studyColumns } from './rows.ts';

/** Name of a study's sector. @throws {ApiError} 422 when there is none of this number */
const sectorName = async ({ trx }: Writing, id: number): Promise<string> => {
  const sector = await trx.selectFrom('sectors').select('name_ar').where('id', '=', id).executeTakeFirst();
  if (!sector) throw invalid({ sector_id: [sayFieldError('choice-invalid')] });
  return sector.name_ar;
};

/** The row of what was written: with its address, its figures, and the state that follows. */
const columnsFor = async (writing: Writing, input: StudyInput, kept?: Study) => {
  const { updated_at: _seen, ...written } = input;
  const { trx, now } = writing;
  const name = await sectorName(writing, input.sector_id);
  const slug = await chooseSlug(trx, {
    kind: 'study',
    slug: input.slug,
    title: input.title_ar,
    ...(kept ? { id: kept.id } : {}),
  });
  const assumptions_date = input.assumptions_date ?? now.slice(0, 10);
  return studyColumns({ ...written, slug, assumptions_date, ...publicationOf(input, kept, now) }, name);
};

const columns = columnsOf('studies', {
  text: [
    'slug',
    'title_ar',
    'summary_ar',
    'country',
    'city',
    'kind',
    'market_size',
    'assumptions_date',
    'cover',
    'status',
    'published_at',
    'created_at',
    'updated_at',
  ],
  nullable: ['cover', 'published_at', 'irr', 'payback_years'],
  integer: [
    'id',
    'sector_id',
    'year',
    'pages',
    'capital_total',
    'fixed_capital',
    'working_capital',
    'npv',
    'break_even_units',
    'jobs',
    'downloads',
  ],
  number: ['discount_rate', 'irr', 'payback_years'],
});

/** Studies, as the administration has them. */
export const createStudyResource = ({ clock, studyFiles }: { clock: Clock; studyFiles: StudyFiles }) =>
  defineResource({
    name: 'studies',
    changesByItself: true,
    noun: 'study',
    input: studyInput,
    item: study,
    columns,
    parents: {
      sector: { filter: 'sector_id', of: ({ sector_id }) => [sector_id], fields: (id) => ({ sector_id: id }) },
    },
    search: 'studies.search',
    key: 'studies.id',
    rows: everyStudy,
    present: (db, rows) => presentForAdmin(db, studyFiles, rows, isoNow(clock)),

    async insert(writing, input) {
      const { trx, now } = writing;
      const row = await columnsFor(writing, input);
      const { id } = await trx
        .insertInto('studies')
        .values({ ...row, downloads: 0, created_at: now, updated_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async update(writing, input, kept, updated_at) {
      const { trx } = writing;
      const row = await columnsFor(writing, input, kept);
      await trx
        .updateTable('studies')
        .set({ ...row, updated_at })
        .where('id', '=', kept.id)
        .execute();
      await noteSlugChange(trx, { kind: 'study', id: kept.id, from: kept.slug, to: row.slug }, writing.clock);
    },

    async remove({ trx, afterwards }, { id }) {
      await forgetSlugs(trx, 'study', id);
      await trx.deleteFrom('saved_items').where('kind', '=', 'study').where('item_id', '=', id).execute();
      await trx.deleteFrom('studies').where('id', '=', id).execute();
      afterwards.push(() => studyFiles.forget(id));
    },
  });
