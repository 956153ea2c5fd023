import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

type Kind = ListColumn['type'];

/** Defines columns of a table that have the same name in the API and the database. */
export const columnsOf = (
  table: string,
  names: { [Type in Kind]?: readonly string[] } & { nullable?: readonly string[] },
): Record<string, ListColumn> => {
  const { nullable = [], ...byType } = names;
  const kinds: Kind[] = ['text', 'integer', 'number', 'flag'];
  return Object.fromEntries(
    kinds.flatMap((type) =>
      (byType[type] ?? []).map((name) => [
        name,
        { ref: `${table}.${name}`, type, ...(nullable.includes(name) ? { isNullable: true } : {}) },
      ]),
    ),
  );
};

/** A column that clients may filter and sort by. Other columns are not accessible. */
export interface ListColumn {
  /** Qualified name: `table.column`. */
  ref: string;
  /** Computes the value, when it is in another table. */
  value?: RawBuilder<unknown>;
  type: 'text' | 'integer' | 'number' | 'flag';
  isNullable?: boolean;
}

/** The value of a column in a query. */
export const valueOf = <Value>({ ref, value }: ListColumn): RawBuilder<Value> =>
  value?.$castTo<Value>() ?? sql.ref<Value>(ref);

/** The columns and filters of a resource's list. */
export interface ListResource {
  /** Parameter name → column. */
  columns: Readonly<Record<string, ListColumn>>;
  /** Filters that are no columns, such as tags: parameter name → condition that matches any of the values. */
  related?: Readonly<Record<string, (values: readonly string[]) => Expression<SqlBool>>>;
  /** The column that `q` searches (see `searchColumn`). */
  search: string;
  /** Names and titles in which `q` corrects a wrong letter, and the column that searches them. */
  names?: { search: string; columns: readonly string[] };
  /** Unique column that makes every order unique. */
  key: string;
}

/**
 * Converts a query value to the type of a column.
 * @returns `undefined` when no row can have the value: `?id=abc` matches nothing and is no error
 */
export const valueFor = ({ type }: ListColumn, text: string): string | number | undefined => {
  if (type === 'text') return text;
  if (type === 'flag') return { true: 1, false: 0 }[text];
  const value = Number(text);
  // Strict, like json-server: 007 is not 7.
  return String(value) === text && Number.isFinite(value) ? value : undefined;
};
