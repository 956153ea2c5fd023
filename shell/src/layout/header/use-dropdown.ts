import { useId, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useDismissal } from 'shared-lib/ui/use-dismissal';
import { useOpenOnPage } from './use-open-on-page.ts';
import { movePanelFocus } from './panel-keys.ts';

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
