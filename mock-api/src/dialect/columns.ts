import type { ListColumn } from './list-resource.ts';

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
