import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useOpenOnPage } from './use-open-on-page.ts';
import { movePanelFocus } from './panel-keys.ts';

/** Calls `close` when something outside `root` is pressed while it is open. */
const useOutsidePress = (root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) => {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) closeNow();
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [isOpen, root]);
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
  useOutsidePress(root, isOpen, () => setOpen(false));

  const handleKey = (event: KeyboardEvent<Root>) => {
    if (columns)
      movePanelFocus(event, {
        trigger: trigger.current,
        panel: panel.current,
        columns,
        open: () => flushSync(() => setOpen(true)),
      });
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    trigger.current?.focus();
  };
  const handleBlur = ({ relatedTarget }: FocusEvent<Root>) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
  };
  const handlePanelClick = ({ target }: MouseEvent<HTMLDivElement>) => {
    if (target instanceof Element && target.closest('a')) setOpen(false);
  };
  return {
    isOpen,
    setOpen,
    root: { ref: root, onKeyDown: handleKey, onBlur: handleBlur },
    trigger: { ref: trigger, 'aria-expanded': isOpen, 'aria-controls': panelId, onClick: () => setOpen(!isOpen) },
    panel: { ref: panel, id: panelId, 'data-open': isOpen ? '' : undefined, onClick: handlePanelClick },
  };
};
