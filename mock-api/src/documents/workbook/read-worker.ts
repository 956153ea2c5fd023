import { parentPort } from 'node:worker_threads';
import { Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import { readSheet } from 'read-excel-file/node';
import { workbookCopy } from '../../copy/workbook.ts';

/** More than the longest calculation has: a small file must not unpack to more than the memory. */
const MAX_UNPACKED = 30 * 1024 * 1024;
const MAX_ENTRIES = 200;

export type ReadWorkbook = { kind: 'rows'; rows: unknown[][] } | { kind: 'notExcel' } | { kind: 'foreign' };

/** Whether the bytes are an archive whose files, by the sizes that it declares, fit into the memory. */
const isReadable = async (bytes: Uint8Array): Promise<boolean> => {
  const reader = new ZipReader(new Uint8ArrayReader(bytes));
  try {
    const entries = await reader.getEntries();
    const size = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    return entries.length <= MAX_ENTRIES && size <= MAX_UNPACKED;
  } catch {
    return false;
  } finally {
    await reader.close();
  }
};

const read = async (bytes: Uint8Array): Promise<ReadWorkbook> => {
  if (!(await isReadable(bytes))) return { kind: 'notExcel' };
  try {
    return { kind: 'rows', rows: await readSheet(Buffer.from(bytes), workbookCopy.sheets.inputs) };
  } catch (error) {
    return { kind: error instanceof Error && error.name === 'SheetNotFoundError' ? 'foreign' : 'notExcel' };
  }
};

const answer = async (bytes: Uint8Array): Promise<void> => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
  parentPort?.postMessage(await read(bytes));
};

// Unpacking and reading compute without a pause, so that they run beside the thread that answers requests.
parentPort?.once('message', (bytes: Uint8Array) => void answer(bytes));
