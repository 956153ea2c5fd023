import { useEffect, useRef, useState, type RefObject } from 'react';

/** Controls of the page's forms with their labels. */
const FORM_CONTROLS = '#content form :is(input, select, textarea, button, label, a)';
const PHONE = '(max-width: 37.5em)';
/** How long after the last scroll event the visitor has stopped scrolling. */
const SCROLL_PAUSE_MS = 400;

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const isAtPageEnd = ({ height }: DOMRect): boolean => {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight && scrollHeight - clientHeight - window.scrollY < height;
};

/** Whether the full button in this corner would cover the focused control, a control of a form or the end of the page. */
const coversControls = (corner: HTMLElement): boolean => {
  const area = corner.getBoundingClientRect();
  const isCovered = (element: Element) => overlaps(area, element.getBoundingClientRect());
  const focused = document.activeElement;
  if (
    focused &&
    focused !== document.body &&
    focused.id !== 'content' &&
    !corner.contains(focused) &&
    isCovered(focused)
  )
    return true;
  return isAtPageEnd(area) || [...document.querySelectorAll(FORM_CONTROLS)].some(isCovered);
};

interface Collapsed {
  corner: RefObject<HTMLElement | null>;
  isCollapsed: boolean;
}

/**
 * Decides when the chat button shrinks to a narrow handle: where it would cover something that the visitor uses, and on phones also
 * while they scroll.
 */
export const useCollapsed = (): Collapsed => {
  const corner = useRef<HTMLElement>(null);
  const [isCollapsed, setCollapsed] = useState(false);
  useEffect(() => {
    let frame = 0;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCollapsed(corner.current !== null && coversControls(corner.current)));
    };
    const handleScroll = () => {
      if (!matchMedia(PHONE).matches) return measure();
      setCollapsed(true);
      clearTimeout(pause);
      pause = setTimeout(measure, SCROLL_PAUSE_MS);
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    window.addEventListener('scroll', handleScroll, options);
    window.addEventListener('resize', measure, options);
    document.addEventListener('focusin', measure, options);
    document.addEventListener('focusout', measure, options);
    measure();
    return () => {
      stop.abort();
      sizes.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(pause);
    };
  }, []);
  return { corner, isCollapsed };
};
