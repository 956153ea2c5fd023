import { useEffect, useEffectEvent, useState } from 'react';
import type { ListPages, ListSelection } from 'shared-lib/list';
import { BulkDialog, keepFailed } from '../bulk/bulk-buttons.tsx';
import type { BulkAction, BulkTarget } from '../bulk/bulk-target.ts';
import { undoLast } from '../bulk/report-bulk.ts';
import { useCurrentRow } from './use-current-row.ts';
import { useTriageKeys } from './use-triage-keys.ts';

const rowElement = (id: number): HTMLElement | null => document.querySelector(`main tr[data-row="${id}"]`);

/** The link of a row, which its title is. */
const titleOf = ({ id }: { id: number }): HTMLElement | null | undefined =>
  rowElement(id)?.querySelector<HTMLElement>('[data-part="title"] a');

interface Props<Row> {
  target: BulkTarget;
  /** Those with a key. */
  actions: readonly BulkAction[];
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  selection: ListSelection<Row>;
  pages: ListPages;
}

/** A row becomes the current one when the focus comes into it, by Tab or pointer too. */
const useFocusedRow = <Row extends { id: number }>(rows: readonly Row[], setCurrent: (row: Row) => void): void => {
  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    const id = target instanceof Element ? target.closest<HTMLElement>('main tr[data-row]')?.dataset.row : undefined;
    const row = rows.find((one) => String(one.id) === id);
    if (row) setCurrent(row);
  });
  useEffect(() => {
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, []);
};

/**
 * The keys of a list of content, which are those of the inbox: J and K move, also to the next page, X selects, Z takes the last action
 * back, and each action has its own key. Actions run on the selection when there is one, else on the current row; each asks first.
 */
export const RowKeys = <Row extends { id: number }>({
  target,
  actions,
  rows,
  nameOf,
  selection,
  pages,
}: Props<Row>) => {
  const { current, setCurrent, move } = useCurrentRow(rows, pages, titleOf);
  useFocusedRow(rows, setCurrent);
  const [asking, setAsking] = useState<{ action: BulkAction; ids: readonly number[]; name?: string }>();
  const ask = (action: BulkAction) => () => {
    if (selection.ids.size > 0) setAsking({ action, ids: [...selection.ids] });
    else if (current) setAsking({ action, ids: [current.id], name: nameOf(current) });
  };
  useTriageKeys({
    KeyJ: () => move(1),
    KeyK: () => move(-1),
    KeyX: () => current && selection.toggle(current),
    KeyZ: undoLast,
    ...Object.fromEntries(actions.flatMap((action) => (action.code ? [[action.code, ask(action)]] : []))),
  });
  return (
    asking && (
      <BulkDialog
        target={target}
        {...asking}
        onDone={asking.name === undefined ? keepFailed(selection) : () => undefined}
        onClose={() => setAsking(undefined)}
      />
    )
  );
};
