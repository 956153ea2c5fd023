import { Worker } from 'node:worker_threads';
import type { CalculationInput } from 'shared-lib/contracts';
import { createTaskQueue } from '../../http/task-queue.ts';
import { inputsSheet } from './inputs-sheet.ts';
import { modelPlaces } from './model-places.ts';
import { monthsSheet } from './months-sheet.ts';
import { planSheet } from './plan-sheet.ts';
import { resultsSheet } from './results-sheet.ts';
import type { SheetsToWrite, WorkbookSheet } from './sheet.ts';
import { workbookCase } from './workbook-case.ts';
import { flowsSheet, leviesSheet, loanSheet, yearsSheet } from './yearly-sheets.ts';

/**
 * The sheets of a calculation. Everything but the inputs is a formula, which spreadsheet programs compute again; what the model computes
 * for a formula is beside it.
 */
export const calculationSheets = (input: CalculationInput): WorkbookSheet[] => {
  const known = workbookCase(input);
  const { sheet, inputs } = inputsSheet(known);
  const model = { known, inputs, at: modelPlaces(known) };
  const { result } = known;
  if (!result) return [resultsSheet(model), sheet, flowsSheet(model)];
  return [
    resultsSheet(model),
    sheet,
    yearsSheet(model, result.years),
    monthsSheet(model, result.months),
    loanSheet(model, result.months),
    leviesSheet(model, result.years),
    planSheet(model),
  ];
};

/** Writes sheets in a thread of their own. @throws {Error} when they could not be written */
export const writeSheets = (written: SheetsToWrite): Promise<Buffer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url));
  worker.once('message', (file: Uint8Array) => resolve(Buffer.from(file)));
  worker.once('error', reject);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
  worker.postMessage(written);
  return promise.finally(() => void worker.terminate());
};

const queue = createTaskQueue({ concurrency: 1, maxWaiting: 10 });

/**
 * The workbook (xlsx) of a calculation, written in a thread of its own.
 * @throws {ApiError} 503 when too many are waiting
 * @throws {Error} when it could not be written
 */
export const writeCalculationWorkbook = (input: CalculationInput): Promise<Buffer> =>
  queue.run(() => writeSheets({ sheets: calculationSheets(input), hasValues: true }));
