import type { QueryClient } from '@tanstack/react-query';
import { hearPages } from './hear-page.ts';
import { outletHydrated } from './hydration.ts';
import { announcePage } from './navigation/announce-page.ts';
import { onArrival, type Arrival } from './navigation/arrivals.ts';
import { connectNavigator } from './navigation/navigator.ts';
import { arriveAtPlace, keepPlaces, layOutInTurn, placePage, rememberPlace } from './navigation/scroll.ts';
import { pageArrived } from './navigation/shown-page.ts';
import { moveTo } from './navigation/site-location.ts';
import type { SiteRouter } from './site-router.ts';

interface Followed {
  router: SiteRouter;
  queryClient: QueryClient;
  siteOrigin: string;
}

const whenIdle = (work: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(work) : setTimeout(work);

/** From here on the page, and not only its frame, is there and answers; what was not needed for that comes now (see `lateLayout`). */
const markReady = () =>
  void outletHydrated.then(() =>
    requestAnimationFrame(() => {
      arriveAtPlace();
      performance.mark('page-ready');
      whenIdle(() => layOutInTurn(whenIdle));
    }),
  );

/** Keeps frame, head, scroll position and focus with the router. */
export const followRouter = ({ router, queryClient, siteOrigin }: Followed): void => {
  let shown: Arrival | undefined;
  let isReady = router.state.initialized;
  const page = hearPages({ router, queryClient, siteOrigin });

  /** Whoever counts pages hears of one when its title is set, which may need its data; one that was left before is none. */
  const settle = (arrival: Arrival) => async () => {
    await outletHydrated;
    await page.arrived();
    if (shown?.pathname !== arrival.pathname) return undefined;
    page.hear();
    return page.shown();
  };

  const arrive = (arrival: Arrival) => {
    const from = shown;
    if (from?.key === arrival.key) return;
    shown = arrival;
    moveTo(arrival);
    if (from?.pathname !== arrival.pathname) pageArrived(settle(arrival));
    if (!from) return;
    page.hear();
    placePage({ from, to: arrival, isTraversal: arrival.isTraversal });
    if (from.pathname !== arrival.pathname) announcePage();
  };

  keepPlaces();
  if (isReady) markReady();
  // Not before: the router's provider would not hear of a move that ends while it is taken over. Until then links load pages.
  void outletHydrated.then(() => connectNavigator((to) => void router.navigate(to)));
  onArrival(arrive);
  router.subscribe(({ initialized, navigation }) => {
    if (navigation.state === 'loading' && shown) rememberPlace(shown.key);
    if (isReady || !initialized || navigation.state !== 'idle') return;
    isReady = true;
    page.hear();
    markReady();
  });
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' && isReady) page.hear();
  });
};
