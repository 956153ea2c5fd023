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

/** Selection of rows by id: it survives paging, sorting and filtering. */
export const useListSelection = <Row>(keyOf: (row: Row) => number): ListSelection<Row> => {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const change = (keys: readonly number[], on: boolean) =>
    setIds((before) => {
      const others = [...before].filter((id) => !keys.includes(id));
      return new Set(on ? [...others, ...keys] : others);
    });
  return {
    ids,
    isSelected: (row) => ids.has(keyOf(row)),
    toggle: (row) => change([keyOf(row)], !ids.has(keyOf(row))),
    setRows: (rows, on) => change(rows.map(keyOf), on),
    addIds: (keys) => change(keys, true),
    clear: () => setIds(new Set()),
  };
};
