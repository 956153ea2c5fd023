import type { Kysely } from 'kysely';
import type { ImportReport } from 'shared-lib/contracts';
import { importCopy } from '../copy/csv.ts';
import { withSavepoint } from '../db/savepoint.ts';
import type { Tables } from '../db/tables.ts';
import type { Resource, Stamped } from '../dialect/resource.ts';
import type { WriteContext } from '../dialect/write-context.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import { parseInput } from '../http/validation.ts';
import { valueAt, type CsvField } from './fields.ts';
import { readTable, type TableRow } from './read-table.ts';

/** A resource that accepts CSV imports. */
export interface ImportableResource extends Resource {
  fields(db: Kysely<Tables>): Promise<readonly CsvField[]>;
}

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of a CSV row. A nested field keeps its siblings' stored values. */
const valuesOf = ({ cells }: TableRow, stored: Values): Values => {
  const values: Values = {};
  for (const { field, cell } of cells) {
    const value = field.read(cell);
    const [outer = '', inner] = field.name.split('.');
    if (value === undefined || outer === 'id') continue;
    if (inner === undefined) values[outer] = value;
    else
      values[outer] = {
        ...(isObject(stored[outer]) ? stored[outer] : {}),
        ...(isObject(values[outer]) ? values[outer] : {}),
        [inner]: value,
      };
  }
  return values;
};

const cellOf = ({ cells }: TableRow, name: string): unknown => {
  const found = cells.find(({ field }) => field.name === name);
  return found?.field.read(found.cell);
};

/** Finds the stored row by id or slug. @throws {ApiError} 422 for an unknown id */
const findTarget = async (
  { trx }: WriteContext,
  resource: ImportableResource,
  row: TableRow,
): Promise<Stamped | undefined> => {
  const id = cellOf(row, 'id');
  if (id !== undefined) {
    const [found] = typeof id === 'number' ? await resource.readMany(trx, [id]) : [];
    if (!found) throw invalid({ id: [importCopy.noSuchRow] });
    return found;
  }
  const slug = cellOf(row, 'slug');
  return typeof slug === 'string' && slug.trim() !== ''
    ? (await resource.find(trx, { slug: slug.trim() }))[0]
    : undefined;
};

type Outcome = ImportReport['rows'][number];

const nameOf = (item: object): string => {
  const name: unknown = Reflect.get(item, 'name_ar') ?? Reflect.get(item, 'title_ar');
  return typeof name === 'string' ? name : '';
};

/** Whether the values equal the stored ones, both parsed by the contract. */
const isUnchanged = ({ input }: ImportableResource, stored: Stamped, values: Values): boolean =>
  JSON.stringify(parseInput(input, { ...stored, ...values })) === JSON.stringify(parseInput(input, stored));

/** The cells of a row that differ between two versions of it. */
const changesOf = ({ cells }: TableRow, before: object, after: object): Outcome['changes'] =>
  cells
    .filter(({ field, cell }) => field.read(cell) !== undefined)
    .map(({ field }) => ({
      label: field.label,
      before: String(field.write(valueAt(before, field))),
      after: String(field.write(valueAt(after, field))),
    }))
    .filter((change) => change.before !== change.after);

const importRow = async (
  context: WriteContext,
  resource: ImportableResource,
  row: TableRow,
  lineOfId: Map<number, number>,
): Promise<Outcome> => {
  const stored = await findTarget(context, resource, row);
  const earlierLine = stored && lineOfId.get(stored.id);
  if (earlierLine !== undefined) throw invalid({ id: [importCopy.duplicateRow(earlierLine)] });
  const values = valuesOf(row, { ...stored });
  if (!stored) {
    const created = await resource.create(context, values);
    lineOfId.set(created.id, row.line);
    return { line: row.line, id: null, name: nameOf(created), outcome: 'created', changes: [] };
  }
  lineOfId.set(stored.id, row.line);
  const base = { line: row.line, id: stored.id };
  if (isUnchanged(resource, stored, values))
    return { ...base, name: nameOf(stored), outcome: 'unchanged', changes: [] };
  const merged = await resource.merge(context, stored.id, values);
  return { ...base, name: nameOf(merged), outcome: 'updated', changes: changesOf(row, stored, merged) };
};

type RowError = ImportReport['errors'][number];

/** The errors of a row, with the headings of their columns. What is wrong with a number is reported once for each cell. */
const errorsOf = (
  { message, errors }: ApiError,
  { line, cells }: TableRow,
  fields: readonly CsvField[],
): RowError[] => {
  if (!errors) return [{ line, field: '', label: '', message }];
  const problems = new Map(
    cells
      .map(({ field, cell }) => [field, field.problems?.(cell) ?? []] as const)
      .filter(([, some]) => some.length > 0),
  );
  const named = Object.entries(errors).flatMap(([field, messages]) => {
    const column = fields.find(({ name }) => name === field) ?? fields.find(({ name }) => field.startsWith(`${name}.`));
    const own = column && problems.get(column);
    return (own ?? messages).map((text) => ({
      line,
      field: column?.name ?? field,
      label: column?.label ?? '',
      message: text,
      column,
    }));
  });
  return named
    .filter(
      ({ column, message: text }, index) =>
        !column ||
        !problems.has(column) ||
        named.findIndex((other) => other.column === column && other.message === text) === index,
    )
    .map(({ column: _column, ...error }) => error);
};

/** Imports a CSV table row by row and reports on each. When `errors` is not empty, the caller must roll the transaction back. */
export const importTable = async (
  context: WriteContext,
  resource: ImportableResource,
  bytes: Uint8Array,
): Promise<Omit<ImportReport, 'dry_run'>> => {
  const fields = await resource.fields(context.trx);
  const { rows, ignored } = readTable(bytes, fields);
  const outcomes: Outcome[] = [];
  const errors: RowError[] = [];
  const lineOfId = new Map<number, number>();
  for (const row of rows) {
    try {
      outcomes.push(await withSavepoint(context, (rowContext) => importRow(rowContext, resource, row, lineOfId)));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      errors.push(...errorsOf(error, row, fields));
    }
  }
  const count = (expected: Outcome['outcome']) => outcomes.filter(({ outcome }) => outcome === expected).length;
  return {
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    rows: outcomes,
    errors,
    ignored,
  };
};
