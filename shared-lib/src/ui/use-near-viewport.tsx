import { useCallback, useState, type RefCallback } from 'react';
import { PAGE_LAID_OUT } from 'shared-lib/theme';

/** Specification §9: lazy content starts to load 50 px before it enters the viewport. */
const OBSERVER_OPTIONS: IntersectionObserverInit = { rootMargin: '50px', threshold: 0.1 };

/** Whether an element is on the screen or on the next one. One without a height is not shown. */
const isOnNextScreen = (element: Element): boolean => {
  const { top, height } = element.getBoundingClientRect();
  return height > 0 && Math.abs(top) < 2 * window.innerHeight;
};

interface Options {
  /** Whether it also loads far below, once the rest of the page is laid out: something without which the page has a hole. */
  isNeeded?: boolean;
}

/**
 * Reports whether an element has been near the viewport; it never returns to false. Put `ref` on the element. Once the page is laid
 * out, the next screen counts too, and all of the page when it is printed.
 */
export const useNearViewport = <Observed extends Element>({ isNeeded = false }: Options = {}): {
  isNear: boolean;
  ref: RefCallback<Observed>;
} => {
  const [isNear, setIsNear] = useState(false);
  const ref = useCallback(
    (element: Observed | null) => {
      if (!element) return;
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      }, OBSERVER_OPTIONS);
      observer.observe(element);
      const handleLaidOut = () => {
        if (isNeeded || isOnNextScreen(element)) setIsNear(true);
      };
      window.addEventListener(PAGE_LAID_OUT, handleLaidOut);
      const show = () => setIsNear(true);
      window.addEventListener('beforeprint', show);
      // A page that a navigation opens is laid out at once, and scrolled before the next frame.
      const isLaidOut = document.documentElement.hasAttribute('data-settled');
      const frame = isLaidOut ? requestAnimationFrame(handleLaidOut) : undefined;
      return () => {
        if (frame !== undefined) cancelAnimationFrame(frame);
        observer.disconnect();
        window.removeEventListener(PAGE_LAID_OUT, handleLaidOut);
        window.removeEventListener('beforeprint', show);
      };
    },
    [isNeeded],
  );
  return { isNear, ref };
};
