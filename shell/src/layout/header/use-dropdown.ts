import { useId, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useDismissal } from 'shared-lib/ui/use-dismissal';
import { useOpenOnPage } from './use-open-on-page.ts';

interface PanelKeyOptions {
  trigger: HTMLElement | null;
  panel: HTMLElement | null;
  /** Items in one row of the panel. */
  columns: number;
  /** Shows the panel synchronously, because a hidden item cannot receive the focus. */
  open: () => void;
}

/** How many items an arrow key moves the focus. The page is right-to-left, so the left arrow moves forward. */
const stepOf = (key: string, columns: number): number | undefined => {
  if (key === 'ArrowLeft') return 1;
  if (key === 'ArrowRight') return -1;
  if (key === 'ArrowDown') return columns;
  return key === 'ArrowUp' ? -columns : undefined;
};

/**
 * The item that gets the focus.
 * @param index the item with the focus; -1 when the button has it
 * @returns the button, when the move leads before the first item; undefined for keys that move nothing
 */
const targetOf = (key: string, index: number, count: number, columns: number): number | 'trigger' | undefined => {
  if (index === -1) return key === 'ArrowDown' ? 0 : undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = stepOf(key, columns);
  if (step === undefined) return undefined;
  return index + step < 0 ? 'trigger' : Math.min(index + step, count - 1);
};

/** Handles arrow keys in a menu: from its button into it, through its items, and from the first row back to the button. */
const movePanelFocus = (event: KeyboardEvent, { trigger, panel, columns, open }: PanelKeyOptions): void => {
  const items = [...(panel?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const index = items.findIndex((item) => item === document.activeElement);
  const target = targetOf(event.key, index, items.length, columns);
  if (target === undefined) return;
  event.preventDefault();
  open();
  (target === 'trigger' ? trigger : items[target])?.focus();
};

interface Options {
  /** Items per row, for arrow keys. Leave it out for a panel that is not a menu and needs the arrow keys itself. */
  columns?: number;
}

/**
 * State of a button and the panel that it opens. The panel closes on Esc (which returns the focus), on a press or focus elsewhere, and
 * on navigation. Spread `root` on the common parent, `trigger` on the button, and `panel` on the panel.
 */
export const useDropdown = <Root extends HTMLElement = HTMLDivElement>({ columns }: Options = {}) => {
  const [isOpen, setOpen] = useOpenOnPage();
  const root = useRef<Root>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useDismissal({ isOpen, close: () => setOpen(false), root, trigger });

  const handleKey = (event: KeyboardEvent<Root>) => {
    if (columns)
      movePanelFocus(event, {
        trigger: trigger.current,
        panel: panel.current,
        columns,
        open: () => flushSync(() => setOpen(true)),
      });
  };
  const handlePanelClick = ({ target }: MouseEvent<HTMLDivElement>) => {
    if (target instanceof Element && target.closest('a')) setOpen(false);
  };
  return {
    isOpen,
    setOpen,
    root: { ref: root, onKeyDown: handleKey },
    trigger: { ref: trigger, 'aria-expanded': isOpen, 'aria-controls': panelId, onClick: () => setOpen(!isOpen) },
    panel: { ref: panel, id: panelId, 'data-open': isOpen ? '' : undefined, onClick: handlePanelClick },
  };
};
