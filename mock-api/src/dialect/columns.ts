import type { ListColumn } from './list-resource.ts';

type Kind = ListColumn['type'];

/** Columns of one table that are called on the wire as they are in the database. */
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
