import { readJson, type Searchable } from '../db/column-types.ts';
import type { ListColumn } from '../dialect/list-resource.ts';
import { searchColumn } from '../search/search-column.ts';
import type { ColumnsOf, DraftOf, Field, FieldTable, ValuesOf } from './field.ts';

const columnEntries = (fields: FieldTable): [string, Field][] =>
  Object.entries(fields).filter(([, { type }]) => type !== 'related');

const readValue = ({ type, contract }: Field, stored: unknown): unknown => {
  if (type === 'flag') return stored === 1;
  return contract && typeof stored === 'string' ? readJson(contract, stored) : stored;
};

/** `null` is a value: it empties a column. */
const valueIn = (values: object, name: string, { fallback }: Field): unknown => {
  const value: unknown = Reflect.get(values, name);
  return value === undefined ? fallback : value;
};

const storedValue = ({ type }: Field, value: unknown): unknown => {
  if (type === 'flag') return value === true ? 1 : 0;
  return type === 'json' ? JSON.stringify(value) : value;
};

/** The fields of a row as responses contain them. @throws {Error} for a stored JSON text that violates its contract */
export function presentRow<Fields extends FieldTable>(fields: Fields, row: ColumnsOf<Fields>): ValuesOf<Fields>;
export function presentRow(fields: FieldTable, row: object): object {
  return Object.fromEntries(
    columnEntries(fields).map(([name, field]) => [name, readValue(field, Reflect.get(row, name))]),
  );
}

/** The texts and numbers in a value of any depth. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const searchedTexts = (field: Field, value: unknown): string[] => {
  const isJsonText = field.csv === 'json-lines' && typeof value === 'string';
  return field.isSearched ? textsIn(isJsonText ? JSON.parse(value) : value) : [];
};

/** All searched texts as written. @param others texts outside the table that a search also matches */
export const searchedText = (fields: FieldTable, values: object, others: readonly string[] = []): string =>
  [
    ...columnEntries(fields).flatMap(([name, field]) => searchedTexts(field, valueIn(values, name, field))),
    ...others,
  ].join(' ');

/** The text of the column that lists of the administration search (see `searchColumn`). */
export const searchTextOf = (fields: FieldTable, values: object, others: readonly string[] = []): string => {
  const names = Object.fromEntries(columnEntries(fields).filter(([, { isName }]) => isName));
  return searchColumn(searchedText(fields, values, others), searchedText(names, values));
};

/**
 * The columns of a row for written values, with the text that a search matches.
 * @param others texts outside the table that a search also matches
 */
export function rowOf<Fields extends FieldTable>(
  fields: Fields,
  values: DraftOf<Fields>,
  others?: readonly string[],
): ColumnsOf<Fields> & Searchable;
export function rowOf(fields: FieldTable, values: object, others: readonly string[] = []): object {
  const entries = columnEntries(fields);
  return {
    ...Object.fromEntries(entries.map(([name, field]) => [name, storedValue(field, valueIn(values, name, field))])),
    search: searchTextOf(fields, values, others),
  };
}

/** The fields that a contract of a shorter response names. */
export function fieldsOf<Fields extends FieldTable, Name extends keyof Fields>(
  fields: Fields,
  shape: Readonly<Record<Name, unknown>>,
): Pick<Fields, Name>;
export function fieldsOf(fields: FieldTable, shape: object): FieldTable {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in shape));
}

/** Names of the columns for a query: `table.column`. */
export function columnRefs<Table extends string, Fields extends FieldTable>(
  table: Table,
  fields: Fields,
): `${Table}.${string & keyof ColumnsOf<Fields>}`[];
export function columnRefs(table: string, fields: FieldTable): string[] {
  return columnEntries(fields).map(([name]) => `${table}.${name}`);
}

const listTypes = { text: 'text', moment: 'text', integer: 'integer', number: 'number', flag: 'flag' } as const;

/** The columns that lists filter and sort by: all but JSON. */
export const listColumnsOf = (table: string, fields: FieldTable): Record<string, ListColumn> =>
  Object.fromEntries(
    columnEntries(fields).flatMap(([name, { type, isNullable }]) =>
      type === 'json' || type === 'related'
        ? []
        : [[name, { ref: `${table}.${name}`, type: listTypes[type], ...(isNullable ? { isNullable } : {}) }]],
    ),
  );
