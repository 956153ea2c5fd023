import { useEffect, useState } from 'react';
import { connectToasts } from 'shared-lib/toast';
import { useLateComponent } from './late-component.ts';

const loadToaster = () => import('shared-lib/ui/toaster').then(({ Toaster }) => Toaster);

/** Whoever only reads is never told anything; a notice can first be needed after somebody did something. */
const DEEDS = ['pointerdown', 'keydown', 'input'] as const;

/** The place where notices appear: its code comes with the visitor's first deed. What is said earlier waits for it. */
export const Toasts = () => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const approach = () => setNear(true);
    for (const deed of DEEDS) window.addEventListener(deed, approach, { once: true });
    return () => {
      for (const deed of DEEDS) window.removeEventListener(deed, approach);
    };
  }, []);
  const Toaster = useLateComponent(loadToaster, isNear);
  return Toaster && <Toaster connect={connectToasts} />;
};
