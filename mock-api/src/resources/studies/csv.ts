import { study, studyPhases } from 'shared-lib/contracts';
import type { Kysely } from 'kysely';
import { csvCopy as copy } from '../../copy/csv.ts';
import { importCopy } from '../../copy/import.ts';
import { numberOf, numberProblemsOf, textField, type CsvField } from '../../csv/fields.ts';
import { readSectors, sectorField } from '../../csv/sector-fields.ts';
import type { Tables } from '../../db/tables.ts';
import { csvFieldsOf } from '../../fields/csv.ts';
import { studyFields } from '../../fields/studies.ts';

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
