import { csvCopy as copy } from '../../copy/csv.ts';
import { numberField, type CsvField } from '../../csv/fields.ts';
import { csvFieldsOf } from '../../fields/csv.ts';
import { sectorFields } from '../../fields/sectors.ts';

/** CSV columns of sectors, for export and import. */
export const sectorCsvFields = async (): Promise<CsvField[]> =>
  csvFieldsOf(sectorFields, {
    'typical_capital.from': numberField('typical_capital.from', copy.capitalFrom),
    'typical_capital.to': numberField('typical_capital.to', copy.capitalTo),
  });
