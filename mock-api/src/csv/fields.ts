import { toLatinDigits } from 'shared-lib/contracts';
import { csvCopy } from '../copy/csv.ts';
import { localTime } from './local-time.ts';

/** One column of a table that people open in a spreadsheet. */
export interface CsvField {
  /** Where the value is in a row as it is read; parts between dots lead inwards. */
  name: string;
  /** Heading of the column. */
  label: string;
  write(value: unknown): string | number;
  /**
   * What a cell means: `undefined` says nothing about the row. What cannot be meant is given on as it stands, and refused by
   * the contract of the row.
   */
  read(cell: string): unknown;
}

/** Value of a row for a field. */
export const valueAt = (item: object, { name }: CsvField): unknown =>
  name
    .split('.')
    .reduce<unknown>(
      (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
      item,
    );

type Heading = [name: string, label: string];
type Way = Pick<CsvField, 'write' | 'read'>;

/** An empty cell of a value that cannot be empty says nothing. */
const given =
  (read: (cell: string) => unknown) =>
  (cell: string): unknown =>
    cell.trim() === '' ? undefined : read(cell);

const field = ([name, label]: Heading, way: Way): CsvField => ({ name, label, ...way });

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** Digits of any script, with or without separators of thousands and a sign of percent. */
const readNumber = (cell: string): unknown => {
  const digits = toLatinDigits(cell)
    .replace(/[,\u066C\u00A0\s%\u066A]/g, '')
    .replace('\u066B', '.');
  return /^-?\d{1,15}(?:\.\d{1,10})?$/.test(digits) ? Number(digits) : cell;
};

const readFlag = (cell: string): unknown => {
  const word = cell.trim().toLowerCase();
  if ([csvCopy.yes, 'true', '1', 'yes'].includes(toLatinDigits(word))) return true;
  return [csvCopy.no, 'false', '0', 'no'].includes(toLatinDigits(word)) ? false : cell;
};

const linesOf = (cell: string): string[] =>
  cell
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

export const textField = (...heading: Heading): CsvField => field(heading, { write: asText, read: (cell) => cell });
export const numberField = (...heading: Heading): CsvField =>
  field(heading, { write: (value) => (typeof value === 'number' ? value : ''), read: given(readNumber) });
export const flagField = (...heading: Heading): CsvField =>
  field(heading, { write: (value) => (value === true ? csvCopy.yes : csvCopy.no), read: given(readFlag) });
/** Lines of a list, one under the other in one cell. */
export const linesField = (...heading: Heading): CsvField =>
  field(heading, { write: (value) => (isTexts(value) ? value.join('\n') : ''), read: linesOf });
/** The same, where the row holds the list as JSON text. */
export const jsonLinesField = (...heading: Heading): CsvField =>
  field(heading, {
    write: (value) => {
      const lines = parseJson(asText(value));
      return isTexts(lines) ? lines.join('\n') : '';
    },
    read: (cell) => JSON.stringify(linesOf(cell)),
  });
/** What a cell cannot show otherwise, such as steps with titles and days. */
export const jsonField = (...heading: Heading): CsvField =>
  field(heading, {
    write: (value) => (value == null ? '' : JSON.stringify(value)),
    read: (cell) => (cell.trim() === '' ? [] : parseJson(cell)),
  });
/** A moment, as clocks in Riyadh show it; shown only, never brought back. */
export const momentField = (...heading: Heading): CsvField =>
  field(heading, {
    write: (value) => (typeof value === 'string' && value ? localTime(value) : ''),
    read: () => undefined,
  });
/** A value with a word for it: the word is shown, and both are understood. */
export const choiceField = (name: string, label: string, words: Readonly<Record<string, string>>): CsvField =>
  field([name, label], {
    write: (value) => words[asText(value)] ?? asText(value),
    read: given((cell) => Object.keys(words).find((value) => words[value] === cell.trim()) ?? cell.trim()),
  });
