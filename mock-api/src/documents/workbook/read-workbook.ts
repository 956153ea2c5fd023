import { Worker } from 'node:worker_threads';
import { calculationDetailInput, calculationInput, cleanText, type CalculationInput } from 'shared-lib/contracts';
import { fieldErrorMessage } from 'shared-lib/copy';
import { workbookCopy as copy } from '../../copy/workbook.ts';
import { invalid } from '../../http/api-error.ts';
import { createTaskQueue } from '../../http/task-queue.ts';
import { CODE_COLUMN, detailGroups, listFields, projectFields, scenarioFields, type ListName } from './input-fields.ts';
import type { ReadWorkbook } from './read-worker.ts';
import { columnName } from './sheet.ts';

const PERCENT = 100;
const LONGEST = 12;

const detailFields: Readonly<Record<string, string>> = {
  ...detailGroups.start,
  ...detailGroups.cycle,
  ...detailGroups.taxes,
  ...detailGroups.loan,
};
const ownFields: Readonly<Record<string, string>> = projectFields;
/** Names of the lists in a calculation. */
const listNames = { revenue: 'revenues', cost: 'costs', product: 'products', replacement: 'replacements' } as const;
const isList = (code: string): code is ListName => code in listFields;

/** A cell as text; a date or an empty cell is none. */
const textIn = (cell: unknown): string =>
  typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';

/** A cell as the contract reads it: empty cells are absent, and fractions of 1 are percentages. */
const valueOf = (cell: unknown, kind: string): unknown => {
  if (cell === null || cell === undefined || cell === '') return undefined;
  if (kind === 'percent' && typeof cell === 'number') return Number((cell * PERCENT).toFixed(4));
  if (kind === 'text') return textIn(cell);
  if (kind === 'method') {
    const method = Object.entries(copy.methods).find(([, text]) => text === textIn(cell).trim());
    return method ? method[0] : cell;
  }
  return cell;
};

/** What the rows say, and where each field stands. */
const collect = (rows: readonly (readonly unknown[])[]) => {
  const own: Record<string, unknown> = {};
  const detail: Record<string, unknown> = {};
  const lists: Record<ListName, object[]> = { revenue: [], cost: [], product: [], replacement: [] };
  const [season, flows]: [unknown[], unknown[]] = [[], []];
  const scenarios: Record<string, unknown> = {};
  const places = new Map<string, { cell: string; label: string }>();
  const mark = (path: string, row: number, column: number) =>
    places.set(path, { cell: `${columnName(column)}${row + 1}`, label: cleanText(textIn(rows[row]?.[0])) });

  const readList = (list: ListName, row: number, cells: readonly unknown[]) => {
    const path = `${list === 'revenue' || list === 'cost' ? '' : 'detail.'}${listNames[list]}.${lists[list].length}`;
    const values = listFields[list].map(([field, format], at) => {
      mark(`${path}.${field}`, row, at + 1);
      return [field, valueOf(cells[at + 1], format)] as const;
    });
    const name = list === 'replacement' ? undefined : valueOf(cells[0], 'text');
    mark(`${path}.name`, row, 0);
    if (name !== undefined || values.some(([, value]) => value !== undefined))
      lists[list].push({ ...(name !== undefined && { name }), ...Object.fromEntries(values) });
  };

  for (const [row, cells] of rows.entries()) {
    const code = textIn(cells[CODE_COLUMN]);
    const [, numbered, place] = /^(season|flow)\.(\d+)$/.exec(code) ?? [];
    if (isList(code)) readList(code, row, cells);
    else if (numbered === 'season') {
      mark(`detail.season.${season.length}`, row, 1);
      season.push(cells[1]);
    } else if (numbered === 'flow' && Number(place) > 0) {
      mark(`net_flows.${flows.length}`, row, 1);
      flows.push(cells[1] ?? 0);
    } else if (scenarioFields.some((name) => name === code)) {
      mark(`scenarios.${code.replace('_', '.')}`, row, 1);
      scenarios[code] = valueOf(cells[1], 'percent');
    } else if (Object.hasOwn(ownFields, code)) {
      mark(code, row, 1);
      own[code] = valueOf(cells[1], ownFields[code] ?? '');
    } else if (Object.hasOwn(detailFields, code)) {
      mark(`detail.${code}`, row, 1);
      detail[code] = valueOf(cells[1], detailFields[code] ?? '');
    }
  }
  return { own, detail, lists, season, flows, scenarios, places };
};

const scenarioOf = (scenarios: Readonly<Record<string, unknown>>, name: string) => ({
  revenue: scenarios[`${name}_revenue`] ?? 0,
  cost: scenarios[`${name}_cost`] ?? 0,
});

const neutral = JSON.stringify(calculationDetailInput.parse({}));

/**
 * The inputs in the rows of the sheet «المدخلات».
 * @throws {ApiError} 422 for the sheet of another workbook, and for a value that the calculator does not accept; it names the cell
 */
const readInputs = (rows: readonly (readonly unknown[])[]): CalculationInput => {
  const { own, detail, lists, season, flows, scenarios, places } = collect(rows);
  if (!places.has('currency') || !places.has('fixed_capital')) throw invalid({ file: [copy.problems.foreign] });
  const given = flows.length > 0;
  const parsed = calculationInput.safeParse({
    ...own,
    revenues: lists.revenue,
    costs: lists.cost,
    net_flows: flows,
    ...(Object.keys(scenarios).length > 0 && {
      scenarios: { cautious: scenarioOf(scenarios, 'cautious'), hopeful: scenarioOf(scenarios, 'hopeful') },
    }),
    ...(!given && {
      detail: { ...detail, products: lists.product, replacements: lists.replacement, season: season.slice(0, LONGEST) },
    }),
  });
  if (parsed.success) {
    const { detail: read, ...input } = parsed.data;
    return JSON.stringify(read) === neutral || read === undefined ? input : { ...input, detail: read };
  }
  const [issue] = parsed.error.issues;
  const place = places.get(issue?.path.join('.') ?? '');
  const problem = fieldErrorMessage(issue?.message ?? '');
  throw invalid({ file: [place ? copy.problems.field(place.cell, place.label, problem) : problem] });
};

const readRows = (bytes: Uint8Array): Promise<ReadWorkbook> => {
  const { promise, resolve, reject } = Promise.withResolvers<ReadWorkbook>();
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url));
  worker.once('message', (read: ReadWorkbook) => resolve(read));
  worker.once('error', reject);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
  worker.postMessage(bytes);
  return promise.finally(() => void worker.terminate());
};

const queue = createTaskQueue({ concurrency: 1, maxWaiting: 10 });

/**
 * Reads the inputs of a workbook that the calculator wrote, with what people changed in it.
 * @throws {ApiError} 422 for another file, with a sentence for its sender; 503 when too many are waiting
 */
export const readCalculationWorkbook = async (bytes: Uint8Array): Promise<CalculationInput> => {
  const read = await queue.run(() => readRows(bytes));
  if (read.kind !== 'rows') throw invalid({ file: [copy.problems[read.kind]] });
  return readInputs(read.rows);
};
