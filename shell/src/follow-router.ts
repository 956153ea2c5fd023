import type { QueryClient } from '@tanstack/react-query';
import { applyHead } from './head/apply-head.ts';
import { pageHead } from './head/page-head.ts';
import { outletHydrated } from './hydration.ts';
import { movedTo } from './moved-to.ts';
import { announcePage } from './navigation/announce-page.ts';
import { onArrival, type Arrival } from './navigation/arrivals.ts';
import { connectNavigator } from './navigation/navigator.ts';
import { keepPlaces, placePage, rememberPlace } from './navigation/scroll.ts';
import { moveTo } from './navigation/site-location.ts';
import type { SiteRouter } from './site-router.ts';

interface Followed {
  router: SiteRouter;
  queryClient: QueryClient;
  siteOrigin: string;
}

const afterWork = typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout;

/** From here on the page, and not only its frame, is there and answers; what was not needed for that comes now (see `lateLayout`). */
const markReady = () =>
  void outletHydrated.then(() =>
    requestAnimationFrame(() => {
      performance.mark('page-ready');
      afterWork(() => document.documentElement.toggleAttribute('data-settled', true));
    }),
  );

/** Keeps frame, head, scroll position and focus with the router. */
export const followRouter = ({ router, queryClient, siteOrigin }: Followed): void => {
  let shown: Arrival | undefined;
  let isReady = router.state.initialized;
  let leavingFor: string | undefined;

  /** Puts the address that the page has today into the place of the one it was asked by; the page itself stays. */
  const correctAddress = (url: URL, moved: string) => {
    const address = moved + url.search + router.state.location.hash;
    if (leavingFor === address) return;
    leavingFor = address;
    void router.navigate(address, { replace: true, preventScrollReset: true });
  };

  /** The page says more of itself as its data arrives: its title, and where it is to be found today. */
  const hearPage = () => {
    const { matches, location } = router.state;
    const url = new URL(location.pathname + location.search, siteOrigin);
    const pageMatches = matches.map(({ route, params }) => ({ handle: route.handle as unknown, params }));
    const moved = movedTo(pageMatches.map(({ handle, params }) => ({ handle, request: { queryClient, params, url } })));
    if (moved !== undefined) correctAddress(url, moved);
    else leavingFor = undefined;
    applyHead(pageHead({ matches: pageMatches, queryClient, url, siteOrigin }));
  };

  const arrive = (arrival: Arrival) => {
    const from = shown;
    if (from?.key === arrival.key) return;
    shown = arrival;
    moveTo(arrival);
    if (!from) return;
    hearPage();
    placePage({ from, to: arrival, isTraversal: arrival.isTraversal });
    if (from.pathname !== arrival.pathname) announcePage();
  };

  keepPlaces();
  if (isReady) markReady();
  connectNavigator((to) => void router.navigate(to));
  onArrival(arrive);
  router.subscribe(({ initialized, navigation }) => {
    if (navigation.state === 'loading' && shown) rememberPlace(shown.key);
    if (isReady || !initialized || navigation.state !== 'idle') return;
    isReady = true;
    hearPage();
    markReady();
  });
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' && isReady) hearPage();
  });
};
