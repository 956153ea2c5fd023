import * as z from 'zod/mini';
import { useState } from 'react';
import { useKnownUser } from 'shared-lib/session';
import { inOrder, moved } from './column-order.ts';
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

/** Widths of a column in pixels: wide enough for its heading, and at most a line of text. */
const MIN_WIDTH = 64;
const MAX_WIDTH = 960;
/** Width of a column that appears after the others got theirs. */
const NEW_WIDTH = 160;
const columnWidths = z.record(z.string(), z.number().check(z.gte(MIN_WIDTH), z.lte(MAX_WIDTH)));

const withinLimits = (pixels: number): number => Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, pixels)));

/** A column in the menu of the list. */
export interface ColumnChoice {
  key: string;
  label: string;
  isShown: boolean;
  /** The name of the row is always shown, at the start. */
  isFixed: boolean;
}

export interface ListView<Row> {
  /** All columns with a label, in the order of the table. */
  choices: readonly ColumnChoice[];
  toggle: (key: string) => void;
  /** Moves a column by one place. */
  move: (key: string, step: -1 | 1) => void;
  columns: readonly ListColumn<Row>[];
  /** Key → width in pixels of the shown columns; empty until the user changes one, so that the browser distributes the space. */
  widths: Readonly<Record<string, number>>;
  /** Sets the width of a column in pixels. `measured` has the present widths of all, because the others keep theirs. */
  resize: (key: string, pixels: number, measured: Readonly<Record<string, number>>) => void;
  /** Shows the columns as the list defines them. */
  reset: () => void;
  isDense: boolean;
  setDense: (isDense: boolean) => void;
}

/**
 * Visible columns, their order and width, and row density of a list, stored per user.
 * @param sortedBy key of the column that orders the rows, which is always shown: people must see what the order follows
 */
export const useListView = <Row>(
  { name, columns }: Pick<ListDefinition<Row>, 'name' | 'columns'>,
  sortedBy: string,
): ListView<Row> => {
  const initiallyHidden = columns.filter((column) => column.initiallyHidden).map(({ key }) => key);
  const [hidden, setHidden] = usePreference(`${name}:hidden-columns`, columnKeys, initiallyHidden);
  const [order, setOrder] = usePreference(`${name}:column-order`, columnKeys, []);
  const [widths, setWidths] = usePreference(`${name}:column-widths`, columnWidths, {});
  const [isDense, setDense] = usePreference('dense-rows', z.boolean(), false);
  const isFixed = ({ title, hideLabel }: ListColumn<Row>) => title === true || hideLabel === true;
  const isShown = (column: ListColumn<Row>) =>
    isFixed(column) || column.key === sortedBy || !hidden.includes(column.key);
  const arranged = inOrder(columns, order);
  const shown = arranged.filter(isShown);
  const isSized = Object.keys(widths).length > 0;
  return {
    choices: arranged
      .filter(({ hideLabel }) => hideLabel !== true)
      .map((column) => ({
        key: column.key,
        label: column.label,
        isShown: isShown(column),
        isFixed: isFixed(column),
      })),
    toggle: (key) => setHidden(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]),
    move: (key, step) =>
      setOrder([
        ...moved(
          arranged.filter((column) => !isFixed(column)).map((column) => column.key),
          key,
          step,
        ),
      ]),
    columns: shown,
    widths: isSized ? Object.fromEntries(shown.map(({ key }) => [key, widths[key] ?? NEW_WIDTH])) : {},
    resize: (key, pixels, measured) => {
      const now = Object.entries({ ...measured, ...widths, [key]: pixels });
      setWidths(Object.fromEntries(now.map(([one, width]) => [one, withinLimits(width)])));
    },
    reset: () => {
      setHidden(initiallyHidden);
      setOrder([]);
      setWidths({});
    },
    isDense,
    setDense,
  };
};
