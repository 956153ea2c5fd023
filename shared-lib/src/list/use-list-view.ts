import * as z from 'zod/mini';
import { useState } from 'react';
import { useKnownUser } from 'shared-lib/session';
import type { ListColumn, ListDefinition } from './list-definition.ts';

const keyOf = (userId: number | undefined, name: string) => `miqyas:list:${userId ?? 0}:${name}`;
/** Name under which the administration stored its preferences before other areas had lists. Browsers still hold it. */
const formerKeyOf = (userId: number | undefined, name: string) => `miqyas:admin:${userId ?? 0}:${name}`;

const read = <Value>(key: string, contract: z.ZodMiniType<Value>): Value | undefined => {
  try {
    return contract.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
};

const write = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    /* Without storage the preference lasts until the page is closed. */
  }
};

/** A display preference of the signed-in user, stored in `localStorage` when available. */
export const usePreference = <Value>(
  name: string,
  contract: z.ZodMiniType<Value>,
  fallback: Value,
): [Value, (value: Value) => void] => {
  const userId = useKnownUser()?.id;
  const key = keyOf(userId, name);
  const [value, setValue] = useState<Value>(
    () => read(key, contract) ?? read(formerKeyOf(userId, name), contract) ?? fallback,
  );
  const save = (next: Value) => {
    setValue(next);
    write(key, next);
  };
  return [value, save];
};

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
