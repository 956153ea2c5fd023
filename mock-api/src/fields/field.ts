import type * as z from 'zod/mini';
import type { Flag, Json } from '../db/column-types.ts';

/** How a field is stored, filtered and exported. `related` values are in another table or column: only their CSV position is here. */
type FieldType = 'text' | 'integer' | 'number' | 'flag' | 'moment' | 'json' | 'related';

/** CSV columns that the type does not imply: a list with one text per line, also when it is stored as JSON text, or one number per line. */
type CsvForm = 'lines' | 'json-lines' | 'numbers';

interface Options {
  /** Heading in CSV exports and imports; without one the tables leave the field out. */
  label?: string;
  csv?: CsvForm;
  /** Labels of the values, which CSV tables show instead. */
  choices?: Readonly<Record<string, string>>;
  /** Whether `q` finds its text. */
  isSearched?: true;
  /** Whether it names a person or a company, in which a search knows no attached letters. */
  isName?: true;
  /** Free text of a person, which may contain personal data: removed when the account is deleted. */
  isPersonal?: true;
}

/** A field of a resource. Rows, responses, list columns and CSV tables follow from it. */
export interface Field<Value = unknown, Stored = unknown> extends Options {
  type: FieldType;
  isNullable: boolean;
  /** Reads a JSON column. */
  contract?: z.ZodMiniType<Value>;
  /** The value of rows that are written without one. */
  fallback?: Value;
  /** Exists for the types only: the stored value of the field. */
  readonly stored?: Stored;
}

/** Fields of a table by name, in the order of CSV tables. */
export type FieldTable = Readonly<Record<string, Field>>;

type Plain<Value> = Field<Value, Value>;
const plain =
  (type: FieldType, isNullable: boolean) =>
  <Value>(options: Options): Plain<Value> => ({ type, isNullable, ...options });

const textValue = plain('text', false);

export const text = <Value extends string = string>(options: Options = {}) => textValue<Value>(options);
export const nullableText = <Value extends string = string>(options: Options = {}) =>
  plain('text', true)<Value | null>(options);
export const integer = (options: Options = {}) => plain('integer', false)<number>(options);
export const nullableInteger = (options: Options = {}) => plain('integer', true)<number | null>(options);
export const number = (options: Options = {}) => plain('number', false)<number>(options);
export const moment = (options: Options = {}) => plain('moment', false)<string>(options);
export const nullableNumber = (options: Options = {}) => plain('number', true)<number | null>(options);
export const nullableMoment = (options: Options = {}) => plain('moment', true)<string | null>(options);
export const flag = (options: Options = {}): Field<boolean, Flag> => ({ type: 'flag', isNullable: false, ...options });
/** A value stored as JSON text, read with its contract. */
export const json = <Value>(contract: z.ZodMiniType<Value>, options: Options = {}): Field<Value, Json> => ({
  type: 'json',
  isNullable: false,
  contract,
  ...options,
});
/** Lets rows be written without the field, such as those of the seed. */
export const withDefault = <Value, Stored>(
  field: Field<Value, Stored>,
  fallback: NoInfer<Value>,
): Field<Value, Stored> & { fallback: Value } => ({ ...field, fallback });
/** A value outside the table, whose CSV column the resource gives. */
export const related = (): Field<never, never> => ({ type: 'related', isNullable: false });

type ColumnNames<Fields extends FieldTable> = {
  [Name in keyof Fields]: Fields[Name] extends Field<never, never> ? never : Name;
}[keyof Fields];

/** The columns of a table. */
export type ColumnsOf<Fields extends FieldTable> = {
  [Name in ColumnNames<Fields>]: Fields[Name] extends Field<unknown, infer Stored> ? Stored : never;
};

/** The fields as responses and inputs contain them. */
export type ValuesOf<Fields extends FieldTable> = {
  [Name in ColumnNames<Fields>]: Fields[Name] extends Field<infer Value> ? Value : never;
};

/** The fields as writers give them: those with a default may be missing. */
export type DraftOf<Fields extends FieldTable> = {
  [Name in ColumnNames<Fields> as Fields[Name] extends { fallback: unknown } ? never : Name]: ValuesOf<Fields>[Name];
} & {
  [Name in ColumnNames<Fields> as Fields[Name] extends { fallback: unknown } ? Name : never]?:
    | ValuesOf<Fields>[Name]
    | undefined;
};
