import type { ImportReport } from 'shared-lib/contracts';
import { importCopy } from '../copy/import.ts';
import { attempt } from '../db/attempt.ts';
import type { Resource, Stamped } from '../dialect/resource.ts';
import type { Writing } from '../dialect/writing.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import { parseInput } from '../http/validation.ts';
import type { CsvField } from './fields.ts';
import { readTable, type TableRow } from './read-table.ts';

/** A noun whose rows can be brought in as a table. */
export interface Imported extends Resource {
  fields(db: Writing['trx']): Promise<readonly CsvField[]>;
}

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a row says, over what is kept: a part of a value leaves its other parts as they are. */
const valuesOf = ({ cells }: TableRow, kept: Values): Values => {
  const values: Values = {};
  for (const { field, cell } of cells) {
    const value = field.read(cell);
    const [outer = '', inner] = field.name.split('.');
    if (value === undefined || outer === 'id') continue;
    if (inner === undefined) values[outer] = value;
    else
      values[outer] = {
        ...(isObject(kept[outer]) ? kept[outer] : {}),
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

/** The row that is meant: by its number, or by its slug. @throws {ApiError} 422 for a number that nothing has */
const targetOf = async ({ trx }: Writing, resource: Imported, row: TableRow): Promise<Stamped | undefined> => {
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
  const name: unknown = Reflect.get(item, 'name_ar');
  return typeof name === 'string' ? name : '';
};

/** Whether a change would change anything: both sides are compared as the contract has them. */
const isSame = ({ input }: Imported, kept: Stamped, values: Values): boolean =>
  JSON.stringify(parseInput(input, { ...kept, ...values })) === JSON.stringify(parseInput(input, kept));

const bringRow = async (
  writing: Writing,
  resource: Imported,
  row: TableRow,
  seen: Map<number, number>,
): Promise<Outcome> => {
  const kept = await targetOf(writing, resource, row);
  const before = kept && seen.get(kept.id);
  if (before !== undefined) throw invalid({ id: [importCopy.twice(before)] });
  const values = valuesOf(row, { ...kept });
  if (!kept) {
    const created = await resource.create(writing, values);
    seen.set(created.id, row.line);
    return { line: row.line, id: null, name: nameOf(created), outcome: 'created' };
  }
  seen.set(kept.id, row.line);
  const about = { line: row.line, id: kept.id };
  if (isSame(resource, kept, values)) return { ...about, name: nameOf(kept), outcome: 'unchanged' };
  return { ...about, name: nameOf(await resource.merge(writing, kept.id, values)), outcome: 'updated' };
};

type RowError = ImportReport['errors'][number];

/** What is wrong with a row, beside the headings of the columns that it is about. */
const errorsOf = ({ message, errors }: ApiError, line: number, fields: readonly CsvField[]): RowError[] => {
  if (!errors) return [{ line, field: '', label: '', message }];
  return Object.entries(errors).flatMap(([field, sentences]) => {
    const column = fields.find(({ name }) => name === field) ?? fields.find(({ name }) => field.startsWith(`${name}.`));
    return sentences.map((sentence) => ({
      line,
      field: column?.name ?? field,
      label: column?.label ?? '',
      message: sentence,
    }));
  });
};

/** Brings a table in, row by row, and tells of each. The caller takes everything back when there are errors. */
export const bringTable = async (
  writing: Writing,
  resource: Imported,
  bytes: Uint8Array,
): Promise<Omit<ImportReport, 'dry_run'>> => {
  const fields = await resource.fields(writing.trx);
  const { rows, ignored } = readTable(bytes, fields);
  const done: Outcome[] = [];
  const errors: RowError[] = [];
  const seen = new Map<number, number>();
  for (const row of rows) {
    try {
      done.push(await attempt(writing, (alone) => bringRow(alone, resource, row, seen)));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      errors.push(...errorsOf(error, row.line, fields));
    }
  }
  const count = (wanted: Outcome['outcome']) => done.filter(({ outcome }) => outcome === wanted).length;
  return {
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    rows: done,
    errors,
    ignored,
  };
};
