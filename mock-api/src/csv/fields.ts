import { toLatinDigits } from 'shared-lib/contracts';
import { strictNumberProblem, TIME_ZONE } from 'shared-lib/format';
import { readNumber, type NumberKind, type NumberReading } from 'shared-lib/numbers';
import type { Kysely } from 'kysely';
import { csvCopy, importCopy } from '../copy/csv.ts';
import type { Tables } from '../db/tables.ts';

interface Sector {
  id: number;
  slug: string;
  name_ar: string;
}

export const readSectors = (db: Kysely<Tables>): Promise<Sector[]> =>
  db.selectFrom('sectors').select(['id', 'slug', 'name_ar']).orderBy('sort_order').orderBy('id').execute();

/** Finds a sector by name, slug or id. @returns its id, or the text when there is none */
const finder =
  (sectors: readonly Sector[]) =>
  (text: string): number | string =>
    sectors.find(({ id, slug, name_ar }) => [String(id), slug, name_ar].includes(text))?.id ?? text;

const nameOf = (sectors: readonly Sector[], id: unknown): string => sectors.find((one) => one.id === id)?.name_ar ?? '';

/** Several sectors in one cell, separated by line breaks or commas. */
export const sectorsField = (sectors: readonly Sector[]): CsvField => ({
  name: 'sector_ids',
  label: csvCopy.sectors,
  write: (value) => (Array.isArray(value) ? value.map((id) => nameOf(sectors, id)).join('\n') : ''),
  read: (cell) =>
    cell
      .split(/[\n,\u060C;]/)
      .map((text) => text.trim())
      .filter(Boolean)
      .map(finder(sectors)),
});

export const sectorField = (sectors: readonly Sector[]): CsvField => ({
  name: 'sector_id',
  label: csvCopy.sector,
  write: (value) => nameOf(sectors, value),
  read: (cell) => finder(sectors)(cell.trim()),
});

// The Swedish locale has the date format that spreadsheets understand: 2026-03-02 12:00.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' });

/** Formats a time (ISO, UTC) as `YYYY-MM-DD HH:MM` in Riyadh. */
const localTime = (moment: string): string => format.format(new Date(moment));

/** One column of a CSV table for spreadsheets. */
export interface CsvField {
  /** Path of the value in a row, with dots for nested fields. */
  name: string;
  /** Column heading. */
  label: string;
  /** Whether the value is a time (ISO 8601, UTC). */
  isMoment?: true;
  write(value: unknown): string | number;
  /**
   * Parses a cell. `undefined` leaves the field unchanged. An invalid cell is returned as text, which the row's contract then
   * rejects.
   */
  read(cell: string): unknown;
  /** Sentences about the numbers of an invalid cell, in place of the message of the contract. */
  problems?(cell: string): string[];
}

/** The value of a field in a row. */
export const valueAt = (item: object, { name }: CsvField): unknown =>
  name
    .split('.')
    .reduce<unknown>(
      (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
      item,
    );

type Heading = [name: string, label: string];
type Codec = Pick<CsvField, 'write' | 'read' | 'problems' | 'isMoment'>;

/** Ignores empty cells, for values that cannot be empty. */
const unlessEmpty =
  (read: (cell: string) => unknown) =>
  (cell: string): unknown =>
    cell.trim() === '' ? undefined : read(cell);

const field = ([name, label]: Heading, codec: Codec): CsvField => ({ name, label, ...codec });

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** What a number of a column is; it decides what a separator means. Amounts are in US dollars. */
const readingOf = (cell: string, kind: NumberKind): NumberReading =>
  readNumber(cell, kind, kind === 'money' ? { currency: 'USD' } : {});

/** The number of a cell. A cell that is no number, or may be two, stays a text. */
export const numberOf = (cell: string, kind: NumberKind): unknown => {
  const reading = readingOf(cell, kind);
  return reading.kind === 'value' ? reading.value : cell;
};

/** Why a cell has no number: nobody would see which of two numbers was chosen, so a doubtful cell is refused too. */
export const numberProblemsOf = (cell: string, kind: NumberKind): string[] => {
  const problem = strictNumberProblem(readingOf(cell, kind), cell);
  return problem === undefined ? [] : [problem];
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
const numberColumn =
  (kind: NumberKind) =>
  (...heading: Heading): CsvField =>
    field(heading, {
      write: (value) => (typeof value === 'number' ? value : ''),
      read: unlessEmpty((cell) => numberOf(cell, kind)),
      problems: (cell) => numberProblemsOf(cell, kind),
    });
/** A whole number: an amount in US dollars, a count, an id. */
export const numberField = numberColumn('money');
/** A number with decimal places. */
export const fractionField = numberColumn('percent');
export const flagField = (...heading: Heading): CsvField =>
  field(heading, { write: (value) => (value === true ? csvCopy.yes : csvCopy.no), read: unlessEmpty(readFlag) });
/** A list of texts, one per line of the cell. */
export const linesField = (...heading: Heading): CsvField =>
  field(heading, { write: (value) => (isTexts(value) ? value.join('\n') : ''), read: linesOf });
/** A list of whole amounts, one per line of the cell. */
export const numbersField = (...heading: Heading): CsvField =>
  field(heading, {
    write: (value) => (Array.isArray(value) ? value.join('\n') : ''),
    read: (cell) => linesOf(cell).map((line) => numberOf(line, 'money')),
    problems: (cell) =>
      linesOf(cell).flatMap((line, index) =>
        numberProblemsOf(line, 'money').map((problem) => importCopy.lineOfCell(index + 1, problem)),
      ),
  });
/** A list of texts that the row stores as JSON, one per line of the cell. */
export const jsonLinesField = (...heading: Heading): CsvField =>
  field(heading, {
    write: (value) => {
      const lines = parseJson(asText(value));
      return isTexts(lines) ? lines.join('\n') : '';
    },
    read: (cell) => JSON.stringify(linesOf(cell)),
  });
/** A structured value as JSON, such as steps with titles and days. */
export const jsonField = (...heading: Heading): CsvField =>
  field(heading, {
    write: (value) => (value == null ? '' : JSON.stringify(value)),
    read: (cell) => (cell.trim() === '' ? [] : parseJson(cell)),
  });
/** A time in the time zone of Riyadh. Exported only; imports ignore it. */
export const momentField = (...heading: Heading): CsvField =>
  field(heading, {
    isMoment: true,
    write: (value) => (typeof value === 'string' && value ? localTime(value) : ''),
    read: () => undefined,
  });
/** A value with a label. Exports show the label; imports accept both. */
export const choiceField = (name: string, label: string, labels: Readonly<Record<string, string>>): CsvField =>
  field([name, label], {
    write: (value) => labels[asText(value)] ?? asText(value),
    read: unlessEmpty((cell) => Object.keys(labels).find((value) => labels[value] === cell.trim()) ?? cell.trim()),
  });
