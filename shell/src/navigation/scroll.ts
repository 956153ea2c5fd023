import type { SiteLocation } from './site-location.ts';

const KEY = 'miqyas:scroll';

type Places = Record<string, number>;

const readPlaces = (): Places => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null
      ? Object.fromEntries(Object.entries(stored).filter(([, y]) => typeof y === 'number'))
      : {};
  } catch {
    return {};
  }
};

let known: Map<string, number> | undefined;
/** Read when first needed: asking the browser's storage makes a page wait while it begins. */
const places = (): Map<string, number> => (known ??= new Map(Object.entries(readPlaces())));

/** Remembers how far the page of this history entry was scrolled. */
export const rememberPlace = (historyKey: string): void => {
  places().set(historyKey, window.scrollY);
};

/** The page of this document; unlike keys of history it begins with a slash. */
const ofDocument = (): string => window.location.pathname + window.location.search;

/** The browser forgets the map on reload, so it is stored when the page is left, and with it the place in the page itself. */
export const keepPlaces = (): void => {
  const placeByHand = () => void (window.history.scrollRestoration = 'manual');
  placeByHand();
  // A page may come back whole from the browser's memory.
  window.addEventListener('pageshow', placeByHand);
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    places().set(ofDocument(), window.scrollY);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(places())));
    } catch {
      /* without storage a reload starts at the top */
    }
  });
};

/** Lays out all of the page (see `lateLayout`): from here on places in it are exact. */
const layOutWhole = (): void => void document.documentElement.toggleAttribute('data-settled', true);

const nextBand = () => document.querySelector('[data-late]:not([data-laid-out])');

/**
 * Lays out the page in turn, a band at a time, each time that the browser has nothing else to do: all at once would keep a phone
 * busy for a tenth of a second.
 */
export const layOutInTurn = (whenIdle: (work: () => void) => unknown): void => {
  const band = nextBand();
  if (!band) return layOutWhole();
  band.toggleAttribute('data-laid-out', true);
  whenIdle(() => layOutInTurn(whenIdle));
};

const placeLeft = (): number => {
  const comesAgain = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'));
  return comesAgain ? (places().get(ofDocument()) ?? 0) : 0;
};

let returning: { to: number; reached: number } | undefined;

/**
 * Puts a page that is sent anew where it was left. The browser would too, but counts with bands that are not laid out yet, and
 * their true heights then move it. Called before anything else (the scripts of such a page are in the cache), so that the visitor has
 * not moved on.
 */
export const returnToPlace = (): void => {
  const to = placeLeft();
  if (to === 0) return;
  layOutWhole();
  window.scrollTo(0, to);
  returning = { to, reached: window.scrollY };
};

/** Once more when the page is whole, unless the visitor has moved meanwhile. */
export const arriveAtPlace = (): void => {
  if (returning && window.scrollY === returning.reached) window.scrollTo(0, returning.to);
  returning = undefined;
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
  layOutWhole();
  const anchor = to.hash ? document.getElementById(decodeURIComponent(to.hash.slice(1))) : null;
  if (isTraversal) window.scrollTo(0, places().get(to.key) ?? 0);
  else if (anchor) anchor.scrollIntoView();
  else if (from?.pathname !== to.pathname) window.scrollTo(0, 0);
};
