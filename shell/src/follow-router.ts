import type { QueryClient } from '@tanstack/react-query';
import { applyHead } from './head/apply-head.ts';
import { pageHead } from './head/page-head.ts';
import { outletHydrated } from './hydration.ts';
import { announcePage } from './navigation/announce-page.ts';
import { connectNavigator } from './navigation/navigator.ts';
import { keepPlaces, placePage, rememberPlace } from './navigation/scroll.ts';
import { moveTo, type SiteLocation } from './navigation/site-location.ts';
import type { SiteRouter } from './site-router.ts';

interface Followed {
  router: SiteRouter;
  queryClient: QueryClient;
  siteOrigin: string;
}

/** From here on the page, and not only its frame, is there and answers. */
const markReady = () => void outletHydrated.then(() => requestAnimationFrame(() => performance.mark('page-ready')));

const afterPaint = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));

/** Keeps frame, head, scroll position and focus with the router. */
export const followRouter = ({ router, queryClient, siteOrigin }: Followed): void => {
  let shown: (SiteLocation & { key: string }) | undefined = router.state.initialized ? router.state.location : undefined;
  const writeHead = () => {
    const { matches, location } = router.state;
    const pageMatches = matches.map(({ route, params }) => ({ handle: route.handle as unknown, params }));
    applyHead(pageHead({ matches: pageMatches, queryClient, url: new URL(location.pathname + location.search, siteOrigin), siteOrigin }));
  };

  const arrive = () => {
    const { location, historyAction } = router.state;
    const from = shown;
    if (from?.key === location.key) return;
    shown = location;
    moveTo(location);
    writeHead();
    if (!from) return markReady();
    afterPaint(() => {
      placePage({ from, to: location, isTraversal: historyAction === 'POP' });
      if (from.pathname !== location.pathname) announcePage();
    });
  };

  keepPlaces();
  if (shown) markReady();
  connectNavigator((to) => void router.navigate(to));
  router.subscribe((state) => {
    if (state.navigation.state === 'loading' && shown) rememberPlace(shown.key);
    if (state.initialized && state.navigation.state === 'idle') arrive();
  });
  // A page's title may need data that arrives after the page.
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' && shown) writeHead();
  });
};
