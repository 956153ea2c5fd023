import { stringify } from 'csv-stringify/sync';
import { valueAt, type CsvField } from './fields.ts';

/** Tells spreadsheets that what follows is UTF-8. */
const BOM = '\uFEFF';

/** What makes a spreadsheet compute a cell; signs that are not seen may stand before it. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** A text that stays a text: what a visitor typed is never computed on a colleague's machine. */
const inert = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that was made inert. */
export const restored = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

const lines = (rows: (string | number)[][]): string => stringify(rows, { record_delimiter: 'windows' });

export const tableHead = (fields: readonly CsvField[]): string => BOM + lines([fields.map(({ label }) => label)]);

export const tableRows = (fields: readonly CsvField[], items: readonly object[]): string =>
  lines(
    items.map((item) =>
      fields.map((field) => {
        const cell = field.write(valueAt(item, field));
        return typeof cell === 'string' ? inert(cell) : cell;
      }),
    ),
  );
