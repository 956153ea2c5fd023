import { useEffect, useRef, useState } from 'react';

/** Width of an element in px, followed while it changes; 0 until it is laid out. */
export const useWidth = <Element extends HTMLElement>() => {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
};
