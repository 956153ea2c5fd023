import { useEffect, useRef, type PointerEvent } from 'react';

/** A pointer that only passes by opens nothing, and one that leaves for a moment closes nothing. */
const OPEN_AFTER_MS = 120;
const CLOSE_AFTER_MS = 250;

/**
 * Opens and closes with a mouse that stays. A press while the pointer is what keeps it open pins it instead of closing it:
 * `pins` answers whether a press was of that kind.
 */
export const useHoverIntent = (isOpen: boolean, setOpen: (open: boolean) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byHover = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (ms: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  };
  return {
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        later(OPEN_AFTER_MS, () => {
          if (isOpen) return;
          byHover.current = true;
          setOpen(true);
        });
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        later(CLOSE_AFTER_MS, () => {
          if (!byHover.current) return;
          byHover.current = false;
          setOpen(false);
        });
      },
    },
    pins: (): boolean => {
      clearTimeout(timer.current);
      const wasByHover = byHover.current && isOpen;
      byHover.current = false;
      return wasByHover;
    },
  };
};
