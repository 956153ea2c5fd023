interface Column {
  key: string;
  /** The name of a row comes first. */
  title?: boolean;
  /** A column without a visible label holds the buttons of the row, at its end. */
  hideLabel?: boolean;
}

const isFree = ({ title, hideLabel }: Column): boolean => title !== true && hideLabel !== true;

/**
 * Columns in the order that a user chose. A column that the choice does not know, because a later release brought it, stands at its
 * place of the definition; the name of the row stays first and its buttons last.
 * @param order keys in the chosen order; unknown ones are ignored
 */
export const inOrder = <One extends Column>(columns: readonly One[], order: readonly string[]): readonly One[] => {
  const free = columns.filter(isFree);
  const arranged = [...new Set(order)].flatMap((key) => free.filter((column) => column.key === key));
  for (const [index, column] of free.entries()) if (!arranged.includes(column)) arranged.splice(index, 0, column);
  return [
    ...columns.filter(({ title }) => title === true),
    ...arranged,
    ...columns.filter((column) => !isFree(column) && column.title !== true),
  ];
};

/** The keys after one moved by a step; unchanged at either end. */
export const moved = (keys: readonly string[], key: string, step: -1 | 1): readonly string[] => {
  const from = keys.indexOf(key);
  const to = from + step;
  if (from < 0 || to < 0 || to >= keys.length) return keys;
  const next = keys.filter((one) => one !== key);
  next.splice(to, 0, key);
  return next;
};
