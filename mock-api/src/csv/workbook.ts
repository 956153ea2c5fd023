import { Worker } from 'node:worker_threads';
import { printableText } from 'shared-lib/contracts';
import { valueAt, type CsvField } from './fields.ts';

/** Rows of one workbook; a larger one would take its thread and the memory for too long. CSV has no bound. */
export const WORKBOOK_MAX_ROWS = 5000;

/** A number, a time, a text, or an empty cell. */
type WorkbookCell = number | Date | string | null;

export interface WorkbookTable {
  /** Name of the sheet. */
  title: string;
  head: readonly string[];
  rows: readonly (readonly WorkbookCell[])[];
}

/** Spreadsheets have no time zone: their cells show the time of Riyadh, which is three hours ahead of UTC the whole year. */
const RIYADH_MS = 3 * 3_600_000;

/** A cell with its type. A text is never evaluated there, so that it needs no apostrophe. */
const cellOf = (field: CsvField, item: object): WorkbookCell => {
  const value = valueAt(item, field);
  if (field.isMoment) return typeof value === 'string' && value ? new Date(Date.parse(value) + RIYADH_MS) : null;
  const cell = field.write(value);
  if (typeof cell === 'number') return cell;
  return cell === '' ? null : printableText(cell);
};

/** The cells of rows, in the order of the columns. */
export const workbookRows = (fields: readonly CsvField[], items: readonly object[]): WorkbookCell[][] =>
  items.map((item) => fields.map((field) => cellOf(field, item)));

const render = (table: WorkbookTable): Promise<Buffer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url));
  worker.once('message', (file: Uint8Array) => resolve(Buffer.from(file)));
  worker.once('error', reject);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
  worker.postMessage(table);
  return promise.finally(() => void worker.terminate());
};

let queue: Promise<unknown> = Promise.resolve();

/** Writes a workbook (xlsx) in a thread of its own, one after the other. @throws {Error} when it could not be written */
export const renderWorkbook = async (table: WorkbookTable): Promise<Buffer> => {
  const file = queue.then(() => render(table));
  queue = file.catch(() => undefined);
  return file;
};
