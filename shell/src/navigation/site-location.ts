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

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

export const useSiteLocation = (): SiteLocation => {
  const initial = useContext(InitialLocation);
  return useSyncExternalStore(
    subscribe,
    () => current ?? initial,
    () => initial,
  );
};
