import { useState, type FocusEvent, type PointerEvent, useCallback, useSyncExternalStore } from 'react';

/** Calls back when a media query starts or stops to match. Returns a function that ends this. */
export const onMediaChange = (query: string, callback: () => void): (() => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', callback);
  return () => list.removeEventListener('change', callback);
};

/** Whether a media query matches. `false` on the server and during hydration. */
export const useMediaQuery = (query: string): boolean => {
  const subscribe = useCallback((onChange: () => void) => onMediaChange(query, onChange), [query]);
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
};

export interface Pausing {
  /** Stopped until the user starts it again. */
  isStopped: boolean;
  /** Paused while the mouse pointer is over the carousel. */
  isHovered: boolean;
  toggle(): void;
  /** Event handlers of the element that contains controls and slides. */
  containerProps: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(): void;
    onPointerDown(event: PointerEvent): void;
    onFocus(event: FocusEvent): void;
  };
}

/** Marks the stop/start button. A touch on it must not also stop the carousel, because its click would start it again. */
export const TOGGLE_ATTRIBUTE = { 'data-rotation-toggle': '' } as const;
const isToggle = (target: EventTarget) =>
  target instanceof Element && target.closest('[data-rotation-toggle]') !== null;

/** Whether a carousel pauses: the mouse pointer pauses it, keyboard focus or touch stops it until it is started again. */
export const usePause = (initiallyStopped: boolean): Pausing => {
  const [isHovered, setIsHovered] = useState(false);
  const [userChoice, setUserChoice] = useState<'stopped' | 'running'>();
  const isStopped = userChoice ? userChoice === 'stopped' : initiallyStopped;
  return {
    isStopped,
    isHovered,
    toggle: () => setUserChoice(isStopped ? 'running' : 'stopped'),
    containerProps: {
      onPointerEnter: ({ pointerType }) => setIsHovered(pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
      onPointerDown: ({ pointerType, target }) => {
        if (pointerType === 'touch' && !isToggle(target)) setUserChoice('stopped');
      },
      onFocus: ({ target }) => {
        // A mouse click focuses too; only keyboard focus matches `:focus-visible`.
        if (target.matches(':focus-visible')) setUserChoice('stopped');
      },
    },
  };
};
