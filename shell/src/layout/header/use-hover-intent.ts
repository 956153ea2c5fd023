import { useEffect, useRef, type PointerEvent } from 'react';

/** Delays, so that a passing pointer opens nothing and one that leaves briefly closes nothing. */
const OPEN_AFTER_MS = 120;
const CLOSE_AFTER_MS = 250;

/**
 * Opens on hover and closes after it. A press while it is open by hover keeps it open instead of closing it: call `pins` on each
 * press, and ignore the press when it returns true.
 */
export const useHoverIntent = (isOpen: boolean, setOpen: (open: boolean) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const schedule = (ms: number, action: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, ms);
  };
  return {
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        schedule(OPEN_AFTER_MS, () => {
          if (isOpen) return;
          openedByHover.current = true;
          setOpen(true);
        });
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        schedule(CLOSE_AFTER_MS, () => {
          if (!openedByHover.current) return;
          openedByHover.current = false;
          setOpen(false);
        });
      },
    },
    pins: (): boolean => {
      clearTimeout(timer.current);
      const wasOpenedByHover = openedByHover.current && isOpen;
      openedByHover.current = false;
      return wasOpenedByHover;
    },
  };
};
