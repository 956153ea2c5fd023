import { useEffect, useState } from 'react';
import { connectToasts } from 'shared-lib/toast';
import { useLazyComponent } from './use-lazy-component.ts';

const loadToaster = () => import('shared-lib/ui/toaster').then(({ Toaster }) => Toaster);

/** A toast can first be needed after one of these. */
const INPUT_EVENTS = ['pointerdown', 'keydown', 'input'] as const;

/** Shows toasts. Its code is loaded at the visitor's first input, and earlier toasts are queued until then. */
export const Toasts = () => {
  const [hasInput, setHasInput] = useState(false);
  useEffect(() => {
    const handleInput = () => setHasInput(true);
    for (const event of INPUT_EVENTS) window.addEventListener(event, handleInput, { once: true });
    return () => {
      for (const event of INPUT_EVENTS) window.removeEventListener(event, handleInput);
    };
  }, []);
  const Toaster = useLazyComponent(loadToaster, hasInput);
  return Toaster && <Toaster connect={connectToasts} />;
};
