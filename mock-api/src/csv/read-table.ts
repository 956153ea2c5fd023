import { parse, CsvError } from 'csv-parse/sync';
import { IMPORT_ROWS } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { importCopy } from '../copy/import.ts';
import { invalid } from '../http/api-error.ts';
import type { CsvField } from './fields.ts';
import { restored } from './table.ts';

/** One row of a file, by field. */
export interface TableRow {
  line: number;
  cells: { field: CsvField; cell: string }[];
}

export interface Table {
  rows: TableRow[];
  /** Headings that no field has. */
  ignored: string[];
}

const wrong = (sentence: string) => invalid({ file: [sentence] });

/** Spreadsheets save UTF-8 when they are asked to, and the Arabic letters of Windows when they are not. */
const decoded = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
};

const DELIMITERS = [',', ';', '\t'] as const;

/** Which sign stands between the headings: spreadsheets take it from the country they are in. */
const delimiterOf = (text: string): string => {
  const head = (text.split(/\r?\n/, 1)[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const count = (sign: string) => head.split(sign).length;
  return DELIMITERS.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
};

const records = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }));

/** Rows with the line on which each ends. @throws {ApiError} 422 */
const parseRecords = (text: string) => {
  try {
    return records.parse(
      parse(text, { delimiter: delimiterOf(text), info: true, relax_column_count: true, skip_empty_lines: true }),
    );
  } catch (error) {
    if (error instanceof CsvError) throw wrong(importCopy.broken(Number(error.lines) || 1));
    throw error;
  }
};

const newLines = (text: string): number => text.split('\n').length - 1;

/** A cell may run over lines: a row begins that much before it ends. */
const firstLine = ({ record, info }: z.infer<typeof records>[number]): number =>
  info.lines - record.reduce((sum, cell) => sum + newLines(cell), 0);

const fieldOf = (fields: readonly CsvField[], heading: string): CsvField | undefined =>
  fields.find(({ name, label }) => [name, label].includes(heading));

/**
 * Reads a table whose first row says what its columns are, by their headings or by the names of the fields.
 * @throws {ApiError} 422 for what is no such table, or too much of one
 */
export const readTable = (bytes: Uint8Array, fields: readonly CsvField[]): Table => {
  const text = decoded(bytes);
  if (text.includes('\u0000')) throw wrong(importCopy.notTable);
  const [head, ...rows] = parseRecords(text);
  const headings = (head?.record ?? []).map((heading) => heading.trim());
  const columns = headings.map((heading) => fieldOf(fields, heading));
  const known = columns.filter((field) => field !== undefined);
  if (known.length === 0) throw wrong(importCopy.noHeadings);
  if (new Set(known).size < known.length) throw wrong(importCopy.doubleHeadings);
  if (rows.length === 0) throw wrong(importCopy.noRows);
  if (rows.length > IMPORT_ROWS) throw wrong(importCopy.tooManyRows(IMPORT_ROWS));
  return {
    rows: rows.map((row) => ({
      line: firstLine(row),
      cells: columns.flatMap((field, index) => (field ? [{ field, cell: restored(row.record[index] ?? '') }] : [])),
    })),
    ignored: headings.filter((heading, index) => heading !== '' && columns[index] === undefined),
  };
};
