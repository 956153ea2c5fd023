import type { QueryClient } from '@tanstack/react-query';
import { applyHead } from './head/apply-head.ts';
import { pageHead } from './head/page-head.ts';
import { outletHydrated } from './hydration.ts';
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

/** From here on the page, and not only its frame, is there and answers. */
const markReady = () => void outletHydrated.then(() => requestAnimationFrame(() => performance.mark('page-ready')));

/** Keeps frame, head, scroll position and focus with the router. */
export const followRouter = ({ router, queryClient, siteOrigin }: Followed): void => {
  let shown: Arrival | undefined;
  let isReady = router.state.initialized;
  const writeHead = () => {
    const { matches, location } = router.state;
    const pageMatches = matches.map(({ route, params }) => ({ handle: route.handle as unknown, params }));
    applyHead(pageHead({ matches: pageMatches, queryClient, url: new URL(location.pathname + location.search, siteOrigin), siteOrigin }));
  };

  const arrive = (arrival: Arrival) => {
    const from = shown;
    if (from?.key === arrival.key) return;
    shown = arrival;
    moveTo(arrival);
    if (!from) return;
    writeHead();
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
    writeHead();
    markReady();
  });
  // A page's title may need data that arrives after the page.
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' && isReady) writeHead();
  });
};
