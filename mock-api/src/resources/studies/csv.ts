import type { Kysely } from 'kysely';
import { csvCopy as copy } from '../../copy/csv.ts';
import { choiceField, momentField, numberField, textField, type CsvField } from '../../csv/fields.ts';
import { readSectors, sectorField } from '../../csv/sector-fields.ts';
import type { Tables } from '../../db/tables.ts';

/** CSV columns of studies, for export. */
export const studyFields = async (db: Kysely<Tables>): Promise<CsvField[]> => [
  numberField('id', copy.id),
  textField('slug', copy.slug),
  textField('title_ar', copy.titleAr),
  textField('summary_ar', copy.summary),
  sectorField(await readSectors(db)),
  textField('country', copy.country),
  textField('city', copy.city),
  numberField('year', copy.year),
  numberField('pages', copy.pages),
  choiceField('kind', copy.kind, copy.studyKinds),
  numberField('capital_total', copy.capitalTotal),
  numberField('npv', copy.npv),
  numberField('irr', copy.irr),
  numberField('payback_years', copy.payback),
  numberField('downloads', copy.downloads),
  choiceField('status', copy.status, copy.publicationStatuses),
  momentField('published_at', copy.publishedAt),
  momentField('created_at', copy.createdAt),
  momentField('updated_at', copy.updatedAt),
];
