import { useCallback, useState, type RefCallback } from 'react';

/** Specification §9: what is lazy begins to load 50 px before it comes into view. */
const NEAR: IntersectionObserverInit = { rootMargin: '50px', threshold: 0.1 };

/** Whether an element has come near the view; `ref` goes on it. Once it has, that stays so. */
export const useNearViewport = <Watched extends Element>(): { isNear: boolean; ref: RefCallback<Watched> } => {
  const [isNear, setIsNear] = useState(false);
  const ref = useCallback((element: Watched | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setIsNear(true);
      observer.disconnect();
    }, NEAR);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isNear, ref };
};
