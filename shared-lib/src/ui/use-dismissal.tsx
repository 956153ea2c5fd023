import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useCloseOnBack } from './use-close-on-back.tsx';

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

/** Whether a control of the panel shows a dialog, such as a calendar, which is rendered elsewhere in the document. */
const hasOpenDialog = (root: HTMLElement | null): boolean =>
  root?.querySelector('[aria-haspopup="dialog"][aria-expanded="true"]') != null;

/** Whether an element is in the layer of a control. A calendar still moves its focus while it closes. */
const isInLayer = (element: Element): boolean => element.closest('[data-trigger="DatePicker"]') !== null;

/** Closes a panel on Esc, on a press outside, when the focus moves outside, and on phones on Back. */
export const useDismissal = ({ isOpen, close, root, trigger }: Options): void => {
  useCloseOnBack(isOpen, () => {
    close();
    trigger.current?.focus();
  });
  const closeIfOutside = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Element) || root.current?.contains(target)) return;
    if (!hasOpenDialog(root.current) && !isInLayer(target)) close();
  });
  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || hasOpenDialog(root.current)) return;
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
