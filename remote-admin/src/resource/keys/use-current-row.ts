import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ListPages } from 'shared-lib/list';

interface Turned<Row> {
  /** The page that a key has turned to. */
  page: number;
  /** The end of it that gets the focus. */
  end: 'first' | 'last';
  from: readonly Row[];
}

export interface CurrentRow<Row> {
  current: Row | undefined;
  setCurrent: (row: Row) => void;
  /** The first key only shows where the keyboard is. */
  move: (step: -1 | 1) => void;
}

/**
 * The row that the keyboard works on, and moving between rows and pages. A row that leaves the list gives its place to the next one.
 * @param find the element of a row that gets the focus
 */
export const useCurrentRow = <Row extends { id: number }>(
  rows: readonly Row[],
  pages: ListPages,
  find: (row: Row) => HTMLElement | null | undefined,
): CurrentRow<Row> => {
  const turned = useRef<Turned<Row>>(undefined);
  const [last, setLast] = useState<{ id: number; index: number }>();
  const found = rows.findIndex((row) => row.id === last?.id);
  const index = found >= 0 ? found : Math.min(last?.index ?? 0, Math.max(0, rows.length - 1));
  const current = rows[index];
  const setCurrent = ({ id }: Row) => setLast({ id, index: rows.findIndex((row) => row.id === id) });
  const focus = (row: Row | undefined) => {
    if (!row) return;
    setCurrent(row);
    find(row)?.focus();
  };
  const hasLeft = last !== undefined && found < 0;
  const nextId = hasLeft ? current?.id : undefined;
  const focusNext = useEffectEvent(() => {
    if (current && document.activeElement === document.body) find(current)?.focus();
  });
  useEffect(() => {
    if (nextId !== undefined) focusNext();
  }, [nextId]);
  const showTurned = useEffectEvent((shown: readonly Row[], page: number) => {
    const to = turned.current;
    if (to?.page !== page || to.from === shown) return;
    turned.current = undefined;
    focus(to.end === 'first' ? shown[0] : shown.at(-1));
  });
  useEffect(() => showTurned(rows, pages.page), [rows, pages.page]);
  const turn = (step: -1 | 1) => {
    const page = pages.page + step;
    if (page < 1 || page > pages.lastPage) return;
    turned.current = { page, end: step === 1 ? 'first' : 'last', from: rows };
    pages.turnTo(page);
  };
  return {
    current,
    setCurrent,
    move: (step) => {
      if (last === undefined || hasLeft) focus(current);
      else if (rows[index + step]) focus(rows[index + step]);
      else turn(step);
    },
  };
};
