import type { Kysely } from 'kysely';
import { csvCopy as copy } from '../../copy/csv.ts';
import {
  flagField,
  jsonField,
  linesField,
  momentField,
  numberField,
  textField,
  type CsvField,
} from '../../csv/fields.ts';
import { readSectors, sectorsField } from '../../csv/sector-fields.ts';
import type { Tables } from '../../db/tables.ts';

/** CSV columns of services, for export and import. */
export const serviceFields = async (db: Kysely<Tables>): Promise<CsvField[]> => [
  numberField('id', copy.id),
  textField('slug', copy.slug),
  textField('name_ar', copy.nameAr),
  textField('name_en', copy.nameEn),
  textField('short_description_ar', copy.shortDescription),
  textField('description_ar', copy.descriptionAr),
  textField('description_en', copy.descriptionEn),
  textField('icon', copy.icon),
  textField('image', copy.image),
  numberField('basic_price', copy.basicPrice),
  numberField('delivery_days_basic', copy.deliveryDays),
  linesField('deliverables', copy.deliverables),
  linesField('audience', copy.audience),
  linesField('needs', copy.needs),
  jsonField('steps', copy.steps),
  jsonField('packages', copy.packages),
  jsonField('faq', copy.faq),
  sectorsField(await readSectors(db)),
  flagField('is_active', copy.isActive),
  numberField('sort_order', copy.order),
  momentField('updated_at', copy.updatedAt),
];
