import * as z from 'zod/mini';
import type { ListColumn, ListDefinition } from './list-definition.ts';
import { usePreference } from './preference.ts';

const columnKeys = z.array(z.string());

export interface ListView<Row> {
  /** Columns that the user may hide, and whether they are shown. */
  choices: readonly { key: string; label: string; isShown: boolean }[];
  toggle: (key: string) => void;
  columns: readonly ListColumn<Row>[];
  isDense: boolean;
  setDense: (isDense: boolean) => void;
}

/**
 * Visible columns and row density of a list, stored per user.
 * @param sortedBy key of the column that orders the rows, which is always shown: people must see what the order follows
 */
export const useListView = <Row>(
  { name, columns }: Pick<ListDefinition<Row>, 'name' | 'columns'>,
  sortedBy: string,
): ListView<Row> => {
  const initiallyHidden = columns.filter((column) => column.initiallyHidden).map(({ key }) => key);
  const [hidden, setHidden] = usePreference(`${name}:hidden-columns`, columnKeys, initiallyHidden);
  const [isDense, setDense] = usePreference('dense-rows', z.boolean(), false);
  // A column without a visible label holds the buttons of the row.
  const isFixed = ({ title, hideLabel }: ListColumn<Row>) => title === true || hideLabel === true;
  const isShown = (column: ListColumn<Row>) =>
    isFixed(column) || column.key === sortedBy || !hidden.includes(column.key);
  return {
    choices: columns
      .filter((column) => !isFixed(column))
      .map((column) => ({ key: column.key, label: column.label, isShown: isShown(column) })),
    toggle: (key) => setHidden(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]),
    columns: columns.filter(isShown),
    isDense,
    setDense,
  };
};
