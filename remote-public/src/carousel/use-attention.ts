import { useState, type FocusEvent, type PointerEvent } from 'react';

export interface Attention {
  /** Stopped until somebody starts it. */
  isStopped: boolean;
  /** Waits while the pointer is over it. */
  isHovered: boolean;
  toggle(): void;
  /** Goes on the element around controls and slides. */
  region: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(): void;
    onPointerDown(event: PointerEvent): void;
    onFocus(event: FocusEvent): void;
  };
}

/** Marks the button that stops and starts: touching it must not stop first what it then starts again. */
export const TOGGLE_MARK = { 'data-rotation-toggle': '' } as const;
const isToggle = (target: EventTarget) =>
  target instanceof Element && target.closest('[data-rotation-toggle]') !== null;

/** Whether a person is busy with a carousel: the pointer makes it wait, the keyboard or a finger stops it until it is started again. */
export const useAttention = (stoppedAtFirst: boolean): Attention => {
  const [isHovered, setIsHovered] = useState(false);
  const [choice, setChoice] = useState<'stopped' | 'running'>();
  const isStopped = choice ? choice === 'stopped' : stoppedAtFirst;
  return {
    isStopped,
    isHovered,
    toggle: () => setChoice(isStopped ? 'running' : 'stopped'),
    region: {
      onPointerEnter: ({ pointerType }) => setIsHovered(pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
      onPointerDown: ({ pointerType, target }) => {
        if (pointerType === 'touch' && !isToggle(target)) setChoice('stopped');
      },
      onFocus: ({ target }) => {
        // A press of the mouse gives focus too; only where the focus shows did the keyboard bring it.
        if (target.matches(':focus-visible')) setChoice('stopped');
      },
    },
  };
};
