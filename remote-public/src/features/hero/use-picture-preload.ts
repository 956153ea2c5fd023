import { useEffect, useState } from 'react';

/** Runs a callback after the `load` event of the page, or now if it has fired. Returns a cleanup function. */
const afterPageLoad = (callback: () => void) => {
  if (document.readyState === 'complete') {
    callback();
    return () => undefined;
  }
  window.addEventListener('load', callback, { once: true });
  return () => window.removeEventListener('load', callback);
};

/**
 * Indexes of the slides whose pictures may load: the first at once, each later one while the slide before it is shown. So a picture
 * is ready in time and does not compete with the initial page load.
 */
export const usePicturePreload = (current: number, count: number): ReadonlySet<number> => {
  const [loadable, setLoadable] = useState<ReadonlySet<number>>(new Set([0]));
  useEffect(
    () => afterPageLoad(() => setLoadable((previous) => new Set([...previous, current, (current + 1) % count]))),
    [current, count],
  );
  return loadable;
};
