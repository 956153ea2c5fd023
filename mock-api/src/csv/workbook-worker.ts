import { parentPort } from 'node:worker_threads';
import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import type { WorkbookTable } from './workbook.ts';

/** Excel shows this format by the region of the reader; the value stays a date, by which a column is ordered. */
const MOMENT = 'yyyy-mm-dd hh:mm';
const WIDTH = 22;

const cellOf = (value: WorkbookTable['rows'][number][number]): Cell => {
  if (value === null) return null;
  if (value instanceof Date) return { value, type: Date, format: MOMENT };
  return typeof value === 'number' ? { value, type: Number } : { value, type: String };
};

const write = async ({ title, head, rows }: WorkbookTable): Promise<void> => {
  const data = [
    head.map((value): Cell => ({ value, type: String, fontWeight: 'bold' })),
    ...rows.map((row) => row.map(cellOf)),
  ];
  const options = { sheet: title, rightToLeft: true, stickyRowsCount: 1, columns: head.map(() => ({ width: WIDTH })) };
  const file = await writeXlsxFile(data, options).toBuffer();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
  parentPort?.postMessage(file);
};

// Writing a workbook computes for seconds without a pause, so that it runs beside the thread that answers requests.
parentPort?.once('message', (table: WorkbookTable) => void write(table));
