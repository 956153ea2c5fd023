import { foldArabic } from 'shared-lib/format';
import { readJson } from '../db/json-column.ts';
import type { Searchable } from '../db/column-types.ts';
import type { ListColumn } from '../dialect/list-resource.ts';
import type { ColumnsOf, Field, FieldTable, ValuesOf } from './field.ts';

const columnEntries = (fields: FieldTable): [string, Field][] =>
  Object.entries(fields).filter(([, { type }]) => type !== 'related');

const readValue = ({ type, contract }: Field, stored: unknown): unknown => {
  if (type === 'flag') return stored === 1;
  return contract && typeof stored === 'string' ? readJson(contract, stored) : stored;
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

/** The text that a search matches. */
export const searchTextOf = (fields: FieldTable, values: object): string =>
  foldArabic(
    columnEntries(fields)
      .flatMap(([name, { isSearched }]) => (isSearched ? [String(Reflect.get(values, name))] : []))
      .join(' '),
  );

/** The columns of a row for written values, with the text that a search matches. */
export function rowOf<Fields extends FieldTable>(
  fields: Fields,
  values: ValuesOf<Fields>,
): ColumnsOf<Fields> & Searchable;
export function rowOf(fields: FieldTable, values: object): object {
  const entries = columnEntries(fields);
  return {
    ...Object.fromEntries(entries.map(([name, field]) => [name, storedValue(field, Reflect.get(values, name))])),
    search: searchTextOf(fields, values),
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
