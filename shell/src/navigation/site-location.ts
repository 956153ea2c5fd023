import { createContext, useContext, useSyncExternalStore } from 'react';

/** The current location, for the layout. The layout is outside the router, because it works before the router exists. */
export interface SiteLocation {
  pathname: string;
  search: string;
  hash: string;
}

/** The requested location. The server renders with it, and the browser hydrates with it. */
export const InitialLocation = createContext<SiteLocation>({ pathname: '/', search: '', hash: '' });

let current: SiteLocation | undefined;
const listeners = new Set<() => void>();

/** Called after every navigation of the router. */
export const setSiteLocation = (location: SiteLocation): void => {
  current = location;
  for (const notify of listeners) notify();
};

/** Calls `notify` after every navigation, once the new page is in the document. @returns a function that ends it */
export const subscribeToLocation = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/**
 * A part of the location. A component renders again only when its part changes: not when the router reports the page that is already
 * shown, and not at every navigation.
 * @param select returns a primitive value
 */
export const useSiteLocation = <Part extends string | boolean | undefined>(
  select: (location: SiteLocation) => Part,
): Part => {
  const initial = useContext(InitialLocation);
  return useSyncExternalStore(
    subscribeToLocation,
    () => select(current ?? initial),
    () => select(initial),
  );
};
