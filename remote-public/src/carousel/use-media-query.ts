import { useCallback, useSyncExternalStore } from 'react';

/** Calls back when a media query starts or stops to match. Returns a function that ends this. */
export const onMediaChange = (query: string, callback: () => void): (() => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', callback);
  return () => list.removeEventListener('change', callback);
};

/** Whether a media query matches. `false` on the server and during hydration. */
export const useMediaQuery = (query: string): boolean => {
  const subscribe = useCallback((onChange: () => void) => onMediaChange(query, onChange), [query]);
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
};
