import { useEffect, useState } from 'react';
import { connectToasts } from 'shared-lib/toast';
import { useLazyComponent } from './use-lazy-component.ts';

const loadToaster = () => import('./toaster.tsx').then(({ Toaster }) => Toaster);

/** In the capture phase, because controls stop the events that they handle. */
const FIRST_INPUT = { once: true, capture: true } as const;

/** A toast can first be needed after one of these. */
const INPUT_EVENTS = ['pointerdown', 'keydown', 'input'] as const;

/** Shows toasts. Its code is loaded at the visitor's first input, and earlier toasts are queued until then. */
export const Toasts = () => {
  const [hasInput, setHasInput] = useState(false);
  useEffect(() => {
    const handleInput = () => setHasInput(true);
    for (const event of INPUT_EVENTS) window.addEventListener(event, handleInput, FIRST_INPUT);
    return () => {
      for (const event of INPUT_EVENTS) window.removeEventListener(event, handleInput, FIRST_INPUT);
    };
  }, []);
  const Toaster = useLazyComponent(loadToaster, hasInput);
  return Toaster && <Toaster connect={connectToasts} />;
};
