import type { KeyboardEvent } from 'react';

interface PanelKeyOptions {
  trigger: HTMLElement | null;
  panel: HTMLElement | null;
  /** Items in one row of the panel. */
  columns: number;
  /** Shows the panel synchronously, because a hidden item cannot receive the focus. */
  open: () => void;
}

/** Number of items to move. The page is right-to-left, so the left arrow moves forward. */
const stepOf = (key: string, columns: number): number | undefined =>
  ({ ArrowDown: columns, ArrowUp: -columns, ArrowLeft: 1, ArrowRight: -1 })[key];

const targetOf = (key: string, index: number, count: number, columns: number): number | undefined => {
  if (index === -1) return key === 'ArrowDown' ? 0 : undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = stepOf(key, columns);
  return step === undefined ? undefined : Math.min(index + step, count - 1);
};

/** Handles arrow keys in a menu: from its button into it, through its items, and from the first row back to the button. */
export const movePanelFocus = (event: KeyboardEvent, { trigger, panel, columns, open }: PanelKeyOptions): void => {
  const items = [...(panel?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const index = items.findIndex((item) => item === document.activeElement);
  const target = targetOf(event.key, index, items.length, columns);
  if (target === undefined) return;
  event.preventDefault();
  open();
  (target < 0 ? trigger : items[target])?.focus();
};
