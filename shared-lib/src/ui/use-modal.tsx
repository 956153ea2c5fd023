import { useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';
import { useCloseOnBack } from './use-close-on-back.tsx';

interface Options {
  /** A component that is only mounted while it is open leaves this out. */
  isOpen?: boolean;
  /** Called on Esc and, unless it is ignored, on a click on the backdrop. */
  onClose: () => void;
  /** Only the dialog's own buttons close it: Esc and clicks on the backdrop do nothing. */
  isPersistent?: boolean;
  ignoresBackdrop?: boolean;
  /** Its URL opens and closes it, or it asks about a navigation: on phones it needs no history entry of its own. */
  hasOwnEntry?: boolean;
}

/**
 * Opens the native modal dialog, which traps the focus and makes the page below inert. When it opens, the focus moves to the element
 * marked `data-first-focus`; when it closes, back to where it was. On phones Back closes it. Spread the result on a `<dialog>`.
 */
export const useModal = ({
  isOpen = true,
  onClose,
  isPersistent = false,
  ignoresBackdrop = false,
  hasOwnEntry = false,
}: Options) => {
  const ref = useRef<HTMLDialogElement>(null);
  useCloseOnBack(isOpen && !isPersistent && !hasOwnEntry, onClose);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isOpen || !element) return;
    const opener = document.activeElement;
    element.showModal();
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen]);
  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // A file input inside fires a bubbling `cancel` event when its chooser is dismissed; ignore it.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!isPersistent) onClose();
    },
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      // The browser closes the dialog itself when Esc is pressed twice.
      if (currentTarget.open) return;
      if (isPersistent) currentTarget.showModal();
      else onClose();
    },
    onClick: ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
      // A click on the backdrop has the dialog itself as its target.
      if (!ignoresBackdrop && !isPersistent && target === currentTarget) onClose();
    },
  };
};
