import type { Kysely } from 'kysely';
import type { CsvField } from '../../csv/fields.ts';
import { readSectors, sectorsField } from '../../csv/sector-fields.ts';
import type { Tables } from '../../db/tables.ts';
import { csvFieldsOf } from '../../fields/csv.ts';
import { serviceFields } from '../../fields/services.ts';

/** CSV columns of services, for export and import. */
export const serviceCsvFields = async (db: Kysely<Tables>): Promise<CsvField[]> =>
  csvFieldsOf(serviceFields, { sector_ids: sectorsField(await readSectors(db)) });
