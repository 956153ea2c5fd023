import { readNumber, type NumberReading } from 'shared-lib/numbers';

/**
 * Reads an amount of one year in whole dollars. A fraction is rounded, and counts as restated so that the rounding is shown. A dash alone
 * is zero, as in spreadsheets for accounts.
 */
export const readAmount = (text: string): NumberReading => {
  const reading = readNumber(text, 'money', { currency: 'USD', isAccounting: true });
  return reading.kind === 'value' && !Number.isInteger(reading.value)
    ? { kind: 'value', value: Math.round(reading.value), isRestated: true }
    : reading;
};

/** The amount of a reading; not a number for an empty or unreadable text, which leaves the figures incomplete. */
export const amountOf = (reading: NumberReading): number => ('value' in reading ? reading.value : Number.NaN);

export interface PastedCell {
  text: string;
  reading: NumberReading;
}

const isBlank = (cell: string): boolean => readAmount(cell).kind === 'empty';

/**
 * The cells of a copied column or row of a spreadsheet, the empty ones too: without them the following years would move.
 * @returns undefined for a block of several columns and rows, whose order of years is unknown
 */
export const pastedCells = (text: string): PastedCell[] | undefined => {
  // Spreadsheets end the last row with a line break.
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const rows = lines.map((line) => line.split('\t'));
  const width = Math.max(...rows.map((row) => row.length));
  const filled = Array.from({ length: width }, (_, column) => column).filter((column) =>
    rows.some((row) => !isBlank(row[column] ?? '')),
  );
  const isBlock = rows.length > 1 && filled.length > 1;
  const cells = rows.length === 1 ? (rows[0] ?? []) : rows.map((row) => row[filled[0] ?? 0] ?? '');
  return isBlock ? undefined : cells.map((cell) => ({ text: cell.trim(), reading: readAmount(cell) }));
};

/** The flows of the form: an empty year is not a number. */
export const flowsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.map((amount) => (typeof amount === 'number' ? amount : Number.NaN)) : [];

/** Whether every year has an amount, so that the figures can be computed. */
export const isComplete = (flows: readonly number[]): boolean =>
  flows.length > 1 && flows.every((flow) => !Number.isNaN(flow));
