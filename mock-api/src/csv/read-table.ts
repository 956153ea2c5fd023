import { parse, CsvError } from 'csv-parse/sync';
import { cleanText, IMPORT_MAX_ROWS, printableText } from 'shared-lib/contracts';
import { decodeTable, delimiterIn } from 'shared-lib/format';
import * as z from 'zod/mini';
import { stringify } from 'csv-stringify/sync';
import { importCopy } from '../copy/csv.ts';
import { invalid } from '../http/api-error.ts';
import { type CsvField, valueAt } from './fields.ts';

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
const unescapeCell = (cell: string): string => (cell.startsWith("'") && isEscapable(cell) ? cell.slice(1) : cell);

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

/** One row of a file, with the fields of its cells. */
export interface TableRow {
  line: number;
  cells: { field: CsvField; cell: string }[];
}

export interface CsvTable {
  rows: TableRow[];
  /** Headings that match no field. */
  ignored: string[];
}

const invalidFile = (message: string) => invalid({ file: [message] });

const records = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }));

/** Parses the rows, each with its last line. @throws {ApiError} 422 */
const parseRecords = (text: string) => {
  const { delimiter, separatorLine } = delimiterIn(text);
  const above = separatorLine === '' ? 0 : 1;
  const table = text.slice(separatorLine.length);
  const options = { info: true, relax_column_count: true, skip_empty_lines: true };
  try {
    const rows = records.parse(parse(table, { ...options, delimiter }));
    return rows.map(({ record, info }) => ({ record, info: { lines: info.lines + above } }));
  } catch (error) {
    if (error instanceof CsvError) throw invalidFile(importCopy.broken((Number(error.lines) || 1) + above));
    throw error;
  }
};

const newLines = (text: string): number => text.split('\n').length - 1;

/** The first line of a row, whose cells may contain line breaks. */
const firstLine = ({ record, info }: z.infer<typeof records>[number]): number =>
  info.lines - record.reduce((sum, cell) => sum + newLines(cell), 0);

const fieldOf = (fields: readonly CsvField[], heading: string): CsvField | undefined =>
  fields.find(({ name, label }) => [name, label].includes(heading));

/**
 * Reads a CSV table. The first row has the headings or the names of the fields.
 * @throws {ApiError} 422 for an invalid table or too many rows
 */
export const readTable = (bytes: Uint8Array, fields: readonly CsvField[]): CsvTable => {
  const text = decodeTable(bytes);
  if (text.includes('\u0000')) throw invalidFile(importCopy.notTable);
  const [head, ...rows] = parseRecords(text);
  const headings = (head?.record ?? []).map((heading) => cleanText(heading));
  const columns = headings.map((heading) => fieldOf(fields, heading));
  const matched = columns.filter((field) => field !== undefined);
  if (matched.length === 0) throw invalidFile(importCopy.noHeadings);
  if (new Set(matched).size < matched.length) throw invalidFile(importCopy.doubleHeadings);
  if (rows.length === 0) throw invalidFile(importCopy.noRows);
  if (rows.length > IMPORT_MAX_ROWS) throw invalidFile(importCopy.tooManyRows(IMPORT_MAX_ROWS));
  return {
    rows: rows.map((row) => ({
      line: firstLine(row),
      cells: columns.flatMap((field, index) =>
        field ? [{ field, cell: unescapeCell(cleanText(row.record[index] ?? '', 'paragraphs')) }] : [],
      ),
    })),
    ignored: headings.filter((heading, index) => heading !== '' && columns[index] === undefined),
  };
};
