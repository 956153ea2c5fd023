import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Options {
  isOpen: boolean;
  close: () => void;
  /** The element that contains the button and the panel. */
  root: RefObject<HTMLElement | null>;
  /** The button that opened the panel; Esc returns the focus to it. */
  trigger: RefObject<HTMLElement | null>;
}

/** Controls stop the presses that they handle, so those arrive in the capture phase only. */
const CAPTURE = { capture: true } as const;

/** Closes a panel on Esc, on a press outside, and when the focus moves outside. */
export const useDismissal = ({ isOpen, close, root, trigger }: Options): void => {
  const closeIfOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !root.current?.contains(target)) close();
  });
  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    trigger.current?.focus();
  });
  useEffect(() => {
    if (!isOpen) return;
    const handleOutside = (event: Event) => closeIfOutside(event);
    const handleKey = (event: KeyboardEvent) => closeOnEscape(event);
    document.addEventListener('pointerdown', handleOutside, CAPTURE);
    document.addEventListener('focusin', handleOutside);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handleOutside, CAPTURE);
      document.removeEventListener('focusin', handleOutside);
      document.removeEventListener('keydown', handleKey);
    };
  }, [isOpen]);
};
