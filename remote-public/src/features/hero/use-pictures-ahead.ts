import { useEffect, useState } from 'react';

/** Calls back once the page and everything it began with has arrived. */
const whenLoaded = (act: () => void) => {
  if (document.readyState === 'complete') {
    act();
    return () => undefined;
  }
  window.addEventListener('load', act, { once: true });
  return () => window.removeEventListener('load', act);
};

/**
 * Which slides may load their pictures: the first at once, each later one when the slide before it is shown, so that it is
 * there in time and never competes with what the page needs to begin.
 */
export const usePicturesAhead = (current: number, count: number): ReadonlySet<number> => {
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set([0]));
  useEffect(
    () => whenLoaded(() => setWanted((before) => new Set([...before, current, (current + 1) % count]))),
    [current, count],
  );
  return wanted;
};
