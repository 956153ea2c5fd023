import { useState } from 'react';

/** Rows that the user selected, also those on other pages. */
export interface ListSelection<Row> {
  ids: ReadonlySet<number>;
  isSelected: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** Selects or deselects the given rows. */
  setRows: (rows: readonly Row[], on: boolean) => void;
  /** Adds rows by their ids. */
  addIds: (ids: readonly number[]) => void;
  clear: () => void;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * Selection of rows by id. It survives paging; another search, filter, tab or order empties it, because nobody sees any longer which
 * rows an action would change.
 * @param shown the search, filters and order of the list, as a text
 */
export const useListSelection = <Row>(keyOf: (row: Row) => number, shown: string): ListSelection<Row> => {
  const [selected, setSelected] = useState({ shown, ids: NONE });
  if (selected.shown !== shown) setSelected({ shown, ids: NONE });
  const ids = selected.shown === shown ? selected.ids : NONE;
  const change = (keys: readonly number[], on: boolean) =>
    setSelected((before) => {
      const now = new Set(before.ids);
      for (const key of keys)
        if (on) now.add(key);
        else now.delete(key);
      return { ...before, ids: now };
    });
  return {
    ids,
    isSelected: (row) => ids.has(keyOf(row)),
    toggle: (row) => change([keyOf(row)], !ids.has(keyOf(row))),
    setRows: (rows, on) => change(rows.map(keyOf), on),
    addIds: (keys) => change(keys, true),
    clear: () => setSelected((before) => ({ ...before, ids: NONE })),
  };
};
