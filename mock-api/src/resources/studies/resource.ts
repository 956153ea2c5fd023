import {
  isPublishedOrScheduled,
  study,
  studyInput,
  studyPhases,
  studyRow,
  type Study,
  type StudyInput,
  type StudyVerdict,
} from 'shared-lib/contracts';
import { fieldErrorMessage } from 'shared-lib/copy';
import type { Kysely } from 'kysely';
import { isoNow, type Clock } from '../../clock.ts';
import { defineRecordedResource } from '../recorded-resource.ts';
import { idColumn, type WriteContext } from '../../dialect/write-context.ts';
import type { StudyFiles } from '../../documents/study-files.ts';
import { listColumnsOf } from '../../fields/rows.ts';
import { studyFields } from '../../fields/studies.ts';
import { invalid } from '../../http/api-error.ts';
import { resolvePublication } from '../publications/state.ts';
import { chooseSlug } from '../slugs/choose.ts';
import { deleteSlugHistory, recordSlugChange } from '../slugs/history.ts';
import { presentForAdmin } from './files.ts';
import { selectAllStudies } from './repository.ts';
import { studyColumns } from './present.ts';
import { csvCopy as copy, importCopy } from '../../copy/csv.ts';
import { numberOf, numberProblemsOf, textField, type CsvField, readSectors, sectorField } from '../../csv/fields.ts';
import type { Tables } from '../../db/tables.ts';
import { csvFieldsOf } from '../../fields/csv.ts';

const CHAPTER = /^(.*)\|([^|]*)$/;

const chaptersOf = (cell: string): { title: string; pages: string }[] =>
  cell
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, title = line, pages = ''] = CHAPTER.exec(line) ?? [];
      return { title: title.trim(), pages };
    });

/** Chapters with their pages, one per line: «السوق | 12». */
const contentsField: CsvField = {
  name: 'toc',
  label: copy.contents,
  write(value) {
    const chapters = study.shape.toc.safeParse(value);
    return chapters.success ? chapters.data.map(({ title, pages }) => `${title} | ${pages}`).join('\n') : '';
  },
  read: (cell) => chaptersOf(cell).map(({ title, pages }) => ({ title, pages: numberOf(pages, 'count') })),
  problems: (cell) =>
    chaptersOf(cell).flatMap(({ pages }, index) =>
      numberProblemsOf(pages, 'count').map((problem) => importCopy.lineOfCell(index + 1, problem)),
    ),
};

/** CSV columns of studies, for export and import. An import ignores the figures that are computed from the cash flows. */
export const studyCsvFields = async (db: Kysely<Tables>): Promise<CsvField[]> => [
  ...csvFieldsOf(studyFields, { sector_id: sectorField(await readSectors(db)), toc: contentsField }),
  ...studyPhases.map((phase) => textField(`phases.${phase}`, copy.phases[phase])),
];

/** The name of a sector. @throws {ApiError} 422 when it does not exist */
const sectorName = async ({ trx }: WriteContext, id: number): Promise<string> => {
  const sector = await trx.selectFrom('sectors').select('name_ar').where('id', '=', id).executeTakeFirst();
  if (!sector) throw invalid({ sector_id: [fieldErrorMessage('choice-invalid')] });
  return sector.name_ar;
};

/**
 * The verdict to store. A study is published with a verdict and its sentence. One that was published before verdicts existed can
 * still be saved without them, and a restored version is what it was.
 * @throws {ApiError} 422
 */
const verdictOf = ({ isRestore }: WriteContext, input: StudyInput, existing: Study | undefined) => {
  const before = { verdict: choiceOf(existing?.verdict), sentence: existing?.verdict_sentence ?? '' };
  const { verdict = before.verdict, verdict_sentence = before.sentence } = input;
  const wasPublishedWithout =
    (existing?.status === 'published' || existing?.status === 'scheduled') && !(before.verdict && before.sentence);
  if (isPublishedOrScheduled(input) && !wasPublishedWithout && !isRestore) {
    const required = [fieldErrorMessage('value-required')];
    if (!verdict || !verdict_sentence)
      throw invalid({
        ...(verdict ? {} : { verdict: required }),
        ...(verdict_sentence ? {} : { verdict_sentence: required }),
      });
  }
  return { verdict, verdict_sentence };
};
const choiceOf = (verdict: Study['verdict']): StudyVerdict | null => (verdict === 'other' ? null : (verdict ?? null));

/** The row of an input: with its slug, computed figures and resolved publication. @throws {ApiError} 422 */
const columnsFor = async (context: WriteContext, input: StudyInput, existing?: Study) => {
  const { updated_at: _version, ...written } = input;
  const { trx, now } = context;
  const name = await sectorName(context, input.sector_id);
  const slug = await chooseSlug(trx, {
    kind: 'study',
    slug: input.slug,
    title: input.title_ar,
    ...(existing ? { id: existing.id } : {}),
  });
  const assumptions_date = input.assumptions_date ?? now.slice(0, 10);
  const operations = input.operations === undefined ? (existing?.operations ?? null) : input.operations;
  return studyColumns(
    {
      ...written,
      ...verdictOf(context, input, existing),
      operations,
      slug,
      assumptions_date,
      ...resolvePublication(input, existing, now),
    },
    name,
  );
};

/** Studies for admins. */
export const createStudyResource = ({ clock, studyFiles }: { clock: Clock; studyFiles: StudyFiles }) =>
  defineRecordedResource({
    name: 'studies',
    isTimeDependent: true,
    singular: 'study',
    versions: { resource: 'studies', title: 'title_ar', slugs: 'study' },
    input: studyInput,
    item: study,
    listItem: studyRow,
    unlisted: [
      'cash_flows',
      'operations',
      'phases',
      'toc',
      'assumptions',
      'market_size',
      'sample_images',
      'sample_image_alts',
    ],
    columns: listColumnsOf('studies', studyFields),
    parents: {
      sector: { filter: 'sector_id', parentIds: ({ sector_id }) => [sector_id], fields: (id) => ({ sector_id: id }) },
    },
    search: 'studies.search',
    names: { search: 'studies.title_terms', columns: ['studies.title_ar'] },
    key: 'studies.id',
    rows: selectAllStudies,
    present: (db, rows) => presentForAdmin(db, studyFiles, rows, isoNow(clock)),

    async insert(context, input) {
      const { trx, now } = context;
      const row = await columnsFor(context, input);
      const { id } = await trx
        .insertInto('studies')
        .values({ ...idColumn(context), ...row, downloads: 0, created_at: now, updated_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async update(context, input, existing, updated_at) {
      const { trx } = context;
      const row = await columnsFor(context, input, existing);
      await trx
        .updateTable('studies')
        .set({ ...row, updated_at })
        .where('id', '=', existing.id)
        .execute();
      await recordSlugChange(trx, { kind: 'study', id: existing.id, from: existing.slug, to: row.slug }, context.clock);
    },

    async remove({ trx, afterCommit }, { id }) {
      await deleteSlugHistory(trx, 'study', id);
      await trx.deleteFrom('saved_items').where('kind', '=', 'study').where('item_id', '=', id).execute();
      await trx.deleteFrom('studies').where('id', '=', id).execute();
      afterCommit.push(() => studyFiles.remove(id));
    },
  });
