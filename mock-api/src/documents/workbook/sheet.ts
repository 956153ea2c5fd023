/** How a cell shows its number. */
export type CellFormat = 'whole' | 'decimal' | 'percent' | 'ratio';
/** What a cell is for; it decides the look. */
export type CellRole = 'title' | 'note' | 'head' | 'input' | 'sum' | 'code';

export interface SheetCell {
  /** A text is never evaluated. */
  text?: string;
  number?: number;
  /** Without the equals sign. */
  formula?: string;
  /** What the formula gives, so that viewers that compute nothing show it too. */
  known?: number | string;
  format?: CellFormat;
  role?: CellRole;
  /** Columns that the cell takes. */
  span?: number;
}

/** A sheet of a workbook. A missing cell is `null`. */
export interface WorkbookSheet {
  name: string;
  /** In characters. */
  widths: readonly number[];
  /** Rows that stay in view. */
  sticky: number;
  rows: readonly (readonly (SheetCell | null)[])[];
}

/** What the thread that writes workbooks gets. */
export interface SheetsToWrite {
  sheets: readonly WorkbookSheet[];
  /** Whether every formula gets its value beside it; otherwise only those with a known one do. */
  hasValues: boolean;
}

const ALPHABET = 26;
const CODE_OF_A = 65;

/** The name of a column: A, B, … AA. @param index from 0 */
export const columnName = (index: number): string =>
  (index >= ALPHABET ? columnName(Math.floor(index / ALPHABET) - 1) : '') +
  String.fromCharCode(CODE_OF_A + (index % ALPHABET));

const quoted = (sheet: string): string => `'${sheet}'`;

/** A cell of any sheet, in a formula. @param row from 1 */
export const reference = (sheet: string, column: number, row: number): string =>
  `${quoted(sheet)}!$${columnName(column)}$${row}`;

/** Where the columns of a table are. */
export interface TablePlace<Name extends string> {
  sheet: string;
  columns: readonly Name[];
  /** Row of the first item, from 1. */
  first: number;
  count: number;
}

/** References to the cells of a table in formulas. */
export const tableReferences = <Name extends string>({ sheet, columns, first, count }: TablePlace<Name>) => {
  const column = (name: Name) => columnName(columns.indexOf(name));
  return {
    /** In the same sheet. @param index of the item, from 0 */
    own: (name: Name, index: number) => `$${column(name)}${first + index}`,
    cell: (name: Name, index: number) => reference(sheet, columns.indexOf(name), first + index),
    range: (name: Name) => `${quoted(sheet)}!$${column(name)}$${first}:$${column(name)}$${first + count - 1}`,
  };
};

/** A column of a table whose cells are formulas. */
export interface FormulaColumn<Name extends string, Item> {
  name: Name;
  head: string;
  format: CellFormat;
  /** @param index of the item, from 0 */
  formula: (index: number) => string;
  /** What the model computes for it; absent for steps between. */
  known?: (item: Item) => number | string;
}

/** Title and note of a table, its head, and a row for each item. The first item is in row `FIRST_ROW`. */
export const tableSheet = <Name extends string, Item>(
  { name, note }: { name: string; note: string },
  columns: readonly FormulaColumn<Name, Item>[],
  items: readonly Item[],
): WorkbookSheet => ({
  name,
  widths: columns.map(() => COLUMN_WIDTH),
  sticky: FIRST_ROW - 1,
  rows: [
    [{ text: name, role: 'title' }],
    [{ text: note, role: 'note', span: Math.min(columns.length, NOTE_SPAN) }],
    columns.map(({ head }) => ({ text: head, role: 'head' })),
    ...items.map((item, index) =>
      columns.map(({ format, formula, known }) => ({
        formula: formula(index),
        format,
        ...(known && { known: known(item) }),
      })),
    ),
  ],
});

/** Row of the first item of a table, from 1. */
export const FIRST_ROW = 4;
const COLUMN_WIDTH = 16;
const NOTE_SPAN = 8;
