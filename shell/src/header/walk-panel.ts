import type { KeyboardEvent } from 'react';

interface Walked {
  trigger: HTMLElement | null;
  panel: HTMLElement | null;
  /** Entries in one row of the panel. */
  columns: number;
  /** Shows the panel at once: what is not shown cannot take the focus. */
  open: () => void;
}

/** Steps from entry to entry; what reads from right to left goes on with the left arrow. */
const stepOf = (key: string, columns: number): number | undefined =>
  ({ ArrowDown: columns, ArrowUp: -columns, ArrowLeft: 1, ArrowRight: -1 })[key];

const targetOf = (key: string, at: number, count: number, columns: number): number | undefined => {
  if (at === -1) return key === 'ArrowDown' ? 0 : undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = stepOf(key, columns);
  return step === undefined ? undefined : Math.min(at + step, count - 1);
};

/** Arrow keys in a menu: down from its button into it, through its entries, and up again to the button. */
export const walkPanel = (event: KeyboardEvent, { trigger, panel, columns, open }: Walked): void => {
  const stops = [...(panel?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const target = targetOf(event.key, at, stops.length, columns);
  if (target === undefined) return;
  event.preventDefault();
  open();
  (target < 0 ? trigger : stops[target])?.focus();
};
