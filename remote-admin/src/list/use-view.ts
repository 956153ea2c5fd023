import * as z from 'zod/mini';
import type { ListColumn, ListDefinition } from './list-definition.ts';
import { usePreference } from './preference.ts';

const names = z.array(z.string());

export interface View<Row> {
  /** Columns that may be hidden, and whether they are shown. */
  choices: readonly { key: string; label: string; isShown: boolean }[];
  toggle: (key: string) => void;
  columns: readonly ListColumn<Row>[];
  isDense: boolean;
  setDense: (on: boolean) => void;
}

/** Which columns a person sees of a list, and how close its rows stand. */
export const useView = <Row>({ resource, columns }: Pick<ListDefinition<Row>, 'resource' | 'columns'>): View<Row> => {
  const initially = columns.filter((column) => column.initiallyHidden).map(({ key }) => key);
  const [hidden, setHidden] = usePreference(`${resource}:hidden-columns`, names, initially);
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
