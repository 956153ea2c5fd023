import { useCallback, useState, type RefCallback } from 'react';

/** Specification §9: lazy content starts to load 50 px before it enters the viewport. */
const OBSERVER_OPTIONS: IntersectionObserverInit = { rootMargin: '50px', threshold: 0.1 };

/** Reports whether an element has been near the viewport; it never returns to false. Put `ref` on the element. */
export const useNearViewport = <Observed extends Element>(): { isNear: boolean; ref: RefCallback<Observed> } => {
  const [isNear, setIsNear] = useState(false);
  const ref = useCallback((element: Observed | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setIsNear(true);
      observer.disconnect();
    }, OBSERVER_OPTIONS);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isNear, ref };
};
