import { useEffect, useEffectEvent } from 'react';

/** Devices whose Back is a gesture or a button of the system. */
const PHONE = '(max-width: 39.9375em), (pointer: coarse)';

/**
 * On phones Back closes a menu or dialog instead of leaving the page. A part whose own URL or history entry opened it does not need it.
 * @param close called on Back
 */
export const useCloseOnBack = (isOpen: boolean, close: () => void): void => {
  const handleBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen || !matchMedia(PHONE).matches) return;
    let isClosed = false;
    let release: (() => void) | undefined;
    const open = async () => {
      const { backStack } = await import('./back-stack.ts');
      if (!isClosed) release = backStack().open(() => handleBack());
    };
    // Without the code, Back leaves the page.
    void open().catch(console.warn);
    return () => {
      isClosed = true;
      release?.();
    };
  }, [isOpen]);
};
