import { useEffect, useRef } from 'react';

/**
 * Disabling a button removes its focus. After its action the button that was pressed takes the focus back, unless another element has
 * it. The button of a form also takes it from the field in which Enter was pressed: fields are disabled while their form is sent.
 */
export const useFocusAfterPending = (pending = false) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  const wasPending = useRef(false);
  useEffect(() => {
    const element = button.current;
    if (wasPending.current && !pending) {
      const isOwn = wasPressed.current || element?.type === 'submit';
      if (isOwn && document.activeElement === document.body) element?.focus();
      wasPressed.current = false;
    }
    wasPending.current = pending;
  }, [pending]);
  const notePress = () => {
    wasPressed.current = true;
  };
  return { button, notePress };
};
