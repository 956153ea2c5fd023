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

/** Visible columns and row density of a list, stored per user. */
export const useListView = <Row>({
  resource,
  columns,
}: Pick<ListDefinition<Row>, 'resource' | 'columns'>): ListView<Row> => {
  const initiallyHidden = columns.filter((column) => column.initiallyHidden).map(({ key }) => key);
  const [hidden, setHidden] = usePreference(`${resource}:hidden-columns`, columnKeys, initiallyHidden);
  const [isDense, setDense] = usePreference('dense-rows', z.boolean(), false);
  const isShown = ({ key, title }: ListColumn<Row>) => title === true || !hidden.includes(key);
  return {
    choices: columns
      .filter(({ title }) => !title)
      .map((column) => ({ key: column.key, label: column.label, isShown: isShown(column) })),
    toggle: (key) => setHidden(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]),
    columns: columns.filter(isShown),
    isDense,
    setDense,
  };
};
