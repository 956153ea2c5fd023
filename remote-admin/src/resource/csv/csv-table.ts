import { decodeTable, delimiterIn } from 'shared-lib/format';

/** A CSV file with its records as they are in the file, so that single cells can be changed and its lines keep their numbers. */
export interface CsvTable {
  name: string;
  /** The first record has the headings. An empty line is a record without cells. */
  records: readonly CsvRecord[];
}

interface CsvRecord {
  /** First line of the record in the file, counted from 1. */
  line: number;
  cells: readonly string[];
}

/**
 * Splits a text into the records of a CSV table (RFC 4180). A text with stray quotation marks has none: nothing of it may get lost.
 * The browser build of csv-parse is 22 kB compressed, most of it stand-ins for streams and buffers of Node, and counts last lines only.
 */
const recordsOf = (text: string): CsvRecord[] => {
  const { delimiter, separatorLine } = delimiterIn(text);
  const inClass = delimiter.replace(/[\]\\^-]/, String.raw`\$&`);
  // A cell in quotation marks, or one without; then what ends it.
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|((?!")[^${inClass}\\r\\n]*))([${inClass}]|\\r\\n|\\n|$)`, 'y');
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  cell.lastIndex = separatorLine.length;
  let line = separatorLine === '' ? 1 : 2;
  let nextLine = line;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) return [];
    const [whole, quoted, plain = '', end = ''] = found;
    nextLine += whole.split('\n').length - 1;
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === delimiter && cell.lastIndex < text.length) continue;
    if (end === delimiter) cells.push('');
    records.push({ line, cells: cells.length === 1 && cells[0] === '' ? [] : cells });
    cells = [];
    line = nextLine;
  }
  return records;
};

/** Reads a CSV file. A file that is no table, such as a workbook, has no records. */
export const readCsv = async (file: File): Promise<CsvTable> => {
  const text = decodeTable(new Uint8Array(await file.arrayBuffer())).replaceAll(/\r(?!\n)/g, '\n');
  return { name: file.name, records: text.includes('\0') ? [] : recordsOf(text) };
};

/** The headings of the columns. */
export const headingsOf = ({ records }: CsvTable): string[] =>
  (records[0]?.cells ?? []).map((heading) => heading.trim());

/** The rows below the headings, without empty lines. */
export const rowsOf = ({ records }: CsvTable): readonly CsvRecord[] =>
  records.slice(1).filter(({ cells }) => cells.length > 0);

/** The text of a cell; undefined when the table has no such row or column. */
export const cellOf = ({ records }: CsvTable, line: number, column: number): string | undefined => {
  const record = records.find((one) => one.line === line);
  return record && column >= 0 ? (record.cells[column] ?? '') : undefined;
};

const withRecords = (table: CsvTable, change: (record: CsvRecord, index: number) => CsvRecord): CsvTable => ({
  ...table,
  records: table.records.map(change),
});

/** The table with another text in a cell. */
export const withCell = (table: CsvTable, line: number, column: number, text: string): CsvTable =>
  withRecords(table, (record) =>
    record.line === line
      ? {
          ...record,
          cells: Array.from({ length: Math.max(record.cells.length, column + 1) }, (_, index) =>
            index === column ? text : (record.cells[index] ?? ''),
          ),
        }
      : record,
  );

/** The table with other headings. An import leaves a column with an empty heading out. */
export const withHeadings = (table: CsvTable, headings: readonly string[]): CsvTable =>
  withRecords(table, (record, index) => (index === 0 ? { ...record, cells: headings } : record));

/** The headings and only some rows. */
export const withLines = (table: CsvTable, lines: ReadonlySet<number>): CsvTable => ({
  ...table,
  records: table.records.filter(({ line }, index) => index === 0 || lines.has(line)),
});

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Keeps the numbers of the lines of a file whose first line named its delimiter. */
const separatorLineOf = ([head]: readonly CsvRecord[]): string => (head?.line === 2 ? 'sep=,\r\n' : '');

/** The table as a CSV file in UTF-8. */
export const csvFile = ({ name, records }: CsvTable): File =>
  new File([separatorLineOf(records), ...records.map(({ cells }) => `${cells.map(quote).join(',')}\r\n`)], name, {
    type: 'text/csv',
  });
