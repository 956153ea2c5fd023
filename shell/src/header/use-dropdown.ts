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
import { useOpenHere } from './use-open-here.ts';
import { walkPanel } from './walk-panel.ts';

/** Calls back when something outside is pressed while it is open. */
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
  /** How arrow keys walk: through this many entries a row. A panel that is not a menu leaves it out and keeps its arrows. */
  columns?: number;
}

/**
 * A button and the panel that it opens: closes on Esc (and gives the focus back), on a press or focus elsewhere, and when the
 * page changes. Spread `root` on what holds both, `trigger` on the button, `panel` on the panel.
 */
export const useDropdown = <Root extends HTMLElement = HTMLDivElement>({ columns }: Options = {}) => {
  const [isOpen, setOpen] = useOpenHere();
  const root = useRef<Root>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useOutsidePress(root, isOpen, () => setOpen(false));

  const handleKey = (event: KeyboardEvent<Root>) => {
    if (columns)
      walkPanel(event, {
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
