import type { SiteLocation } from './site-location.ts';

const KEY = 'miqyas:scroll';

type Places = Record<string, number>;

const readPlaces = (): Places => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? Object.fromEntries(Object.entries(stored).filter(([, y]) => typeof y === 'number')) : {};
  } catch {
    return {};
  }
};

const places = new Map(typeof window === 'undefined' ? [] : Object.entries(readPlaces()));

/** Remembers how far the page of this history entry was scrolled. */
export const rememberPlace = (historyKey: string): void => {
  places.set(historyKey, window.scrollY);
};

/** The browser forgets the map on reload, so it is stored when the page is left; the place in the page itself it finds again. */
export const keepPlaces = (): void => {
  const placeByHand = () => void (window.history.scrollRestoration = 'manual');
  placeByHand();
  // A page may come back whole from the browser's memory.
  window.addEventListener('pageshow', placeByHand);
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(places)));
    } catch {
      /* without storage a reload starts at the top */
    }
  });
};

interface Move {
  from: SiteLocation | undefined;
  to: SiteLocation & { key: string };
  /** Whether the move is back or forward in history. */
  isTraversal: boolean;
}

/**
 * Puts the page where a person expects it: a new page at its top, back and forward where they left, an anchor at its
 * element; a move that only changes the query stays where it is.
 */
export const placePage = ({ from, to, isTraversal }: Move): void => {
  const anchor = to.hash ? document.getElementById(decodeURIComponent(to.hash.slice(1))) : null;
  if (isTraversal) window.scrollTo(0, places.get(to.key) ?? 0);
  else if (anchor) anchor.scrollIntoView();
  else if (from?.pathname !== to.pathname) window.scrollTo(0, 0);
};
