import { createContext, useContext, useSyncExternalStore } from 'react';

/** Where the visitor is, for the frame, which stands outside the router: it works before the router can exist. */
export interface SiteLocation {
  pathname: string;
  search: string;
  hash: string;
}

/** What the page was asked for: the server renders with it, and the browser hydrates with it. */
export const InitialLocation = createContext<SiteLocation>({ pathname: '/', search: '', hash: '' });

let current: SiteLocation | undefined;
const listeners = new Set<() => void>();

/** Called by the router on every move. */
export const moveTo = (location: SiteLocation): void => {
  current = location;
  for (const tell of listeners) tell();
};

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

export const useSiteLocation = (): SiteLocation => {
  const initial = useContext(InitialLocation);
  return useSyncExternalStore(
    subscribe,
    () => current ?? initial,
    () => initial,
  );
};
