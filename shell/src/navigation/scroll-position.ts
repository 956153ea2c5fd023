import { layOutWholePage } from './lay-out.ts';
import type { SiteLocation } from './site-location.ts';

const STORAGE_KEY = 'miqyas:scroll';

type StoredPositions = Record<string, number>;

const readStored = (): StoredPositions => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null
      ? Object.fromEntries(Object.entries(stored).filter(([, y]) => typeof y === 'number'))
      : {};
  } catch {
    return {};
  }
};

let cachedPositions: Map<string, number> | undefined;
/** History key or document URL → scroll position in px. Read at the first use, because reading the storage delays the start. */
const positions = (): Map<string, number> => (cachedPositions ??= new Map(Object.entries(readStored())));

/** Stores the scroll position of the page for its history entry. */
export const storeScrollPosition = (historyKey: string): void => {
  positions().set(historyKey, window.scrollY);
};

/** Key of the current document. It begins with a slash, unlike keys of history entries. */
const documentKey = (): string => window.location.pathname + window.location.search;

/** Turns off the browser's own scroll restoration while the document is open, and stores all positions when it is left. */
export const manageScrollRestoration = (): void => {
  const disableBrowserRestoration = () => void (window.history.scrollRestoration = 'manual');
  disableBrowserRestoration();
  // The document may come from the back/forward cache.
  window.addEventListener('pageshow', disableBrowserRestoration);
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    positions().set(documentKey(), window.scrollY);
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(positions())));
    } catch {
      /* without storage a reload starts at the top */
    }
  });
};

const storedDocumentPosition = (): number => {
  const isReturning = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'));
  return isReturning ? (positions().get(documentKey()) ?? 0) : 0;
};

let restoration: { target: number; reached: number } | undefined;

/**
 * Restores the scroll position after a reload or a return to the document. The browser's own restoration would be wrong, because it
 * estimates the heights of sections that are not laid out yet. Call it first, before the visitor can scroll.
 */
export const restoreScrollOnLoad = (): void => {
  const target = storedDocumentPosition();
  if (target === 0) return;
  layOutWholePage();
  window.scrollTo(0, target);
  restoration = { target, reached: window.scrollY };
};

/** Scrolls to the restored position again after hydration, unless the visitor has scrolled meanwhile. */
export const finishScrollRestoration = (): void => {
  if (restoration && window.scrollY === restoration.reached) window.scrollTo(0, restoration.target);
  restoration = undefined;
};

interface Navigation {
  from: SiteLocation | undefined;
  to: SiteLocation & { key: string };
  /** Whether the visitor went back or forward in history. */
  isTraversal: boolean;
}

/**
 * Scrolls after a navigation: a new page to its top, back and forward to the stored position, an anchor to its element. A
 * navigation that changes only the query does not scroll.
 */
export const scrollAfterNavigation = ({ from, to, isTraversal }: Navigation): void => {
  layOutWholePage();
  const anchor = to.hash ? document.getElementById(decodeURIComponent(to.hash.slice(1))) : null;
  if (isTraversal) window.scrollTo(0, positions().get(to.key) ?? 0);
  else if (anchor) anchor.scrollIntoView();
  else if (from?.pathname !== to.pathname) window.scrollTo(0, 0);
};
