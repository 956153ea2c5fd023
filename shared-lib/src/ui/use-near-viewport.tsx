import { useCallback, useState, type RefCallback } from 'react';
import { PAGE_LAID_OUT } from 'shared-lib/theme';

/** Specification §9: lazy content starts to load 50 px before it enters the viewport. */
const OBSERVER_OPTIONS: IntersectionObserverInit = { rootMargin: '50px', threshold: 0.1 };

/** Whether an element is on the screen or on the next one. One without a height is not shown. */
const isOnNextScreen = (element: Element): boolean => {
  const { top, height } = element.getBoundingClientRect();
  return height > 0 && Math.abs(top) < 2 * window.innerHeight;
};

/**
 * Reports whether an element has been near the viewport; it never returns to false. Put `ref` on the element. Once the page is laid
 * out, the next screen counts too.
 */
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
    const handleLaidOut = () => {
      if (isOnNextScreen(element)) setIsNear(true);
    };
    window.addEventListener(PAGE_LAID_OUT, handleLaidOut);
    // A page that a navigation opens is laid out at once, and scrolled before the next frame.
    const isLaidOut = document.documentElement.hasAttribute('data-settled');
    const frame = isLaidOut ? requestAnimationFrame(handleLaidOut) : undefined;
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener(PAGE_LAID_OUT, handleLaidOut);
    };
  }, []);
  return { isNear, ref };
};
