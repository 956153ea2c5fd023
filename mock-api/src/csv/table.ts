import { stringify } from 'csv-stringify/sync';
import { printableText } from 'shared-lib/contracts';
import { valueAt, type CsvField } from './fields.ts';

/** Makes spreadsheets read the file as UTF-8. */
const BOM = '\uFEFF';

/** Start of a cell that a spreadsheet evaluates as a formula, after any invisible characters. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** A formula, also after apostrophes: `'=1` that a person typed gets one more, so that an import can tell it from an escaped `=1`. */
const isEscapable = (text: string): boolean => FORMULA.test(text.replace(/^'+/, ''));

/**
 * Escapes a text that a spreadsheet would evaluate (CSV injection): user input must not run on an administrator's machine.
 * Source: OWASP, CSV Injection.
 */
const escapeFormula = (text: string): string => (isEscapable(text) ? `'${text}` : text);

/** A cell accepts any text with line breaks, but spreadsheets and databases stop at NUL and other controls: rows of earlier releases. */
const textCell = (text: string): string => escapeFormula(printableText(text));

/** Removes the escape of `escapeFormula`, and no other apostrophe. */
export const unescapeCell = (cell: string): string =>
  cell.startsWith("'") && isEscapable(cell) ? cell.slice(1) : cell;

const lines = (rows: (string | number)[][]): string => stringify(rows, { record_delimiter: 'windows' });

export const tableHead = (fields: readonly CsvField[]): string => BOM + lines([fields.map(({ label }) => label)]);

export const tableRows = (fields: readonly CsvField[], items: readonly object[]): string =>
  lines(
    items.map((item) =>
      fields.map((field) => {
        const cell = field.write(valueAt(item, field));
        return typeof cell === 'string' ? textCell(cell) : cell;
      }),
    ),
  );
