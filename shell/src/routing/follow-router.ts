import type { QueryClient } from '@tanstack/react-query';
import { outletHydrated } from '../browser/hydration.ts';
import { announcePage, focusPage } from '../navigation/announce-page.ts';
import { onNavigation, type CompletedNavigation } from '../navigation/completed-navigation.ts';
import { continueWhenInteractive } from '../navigation/lay-out.ts';
import { connectNavigator } from '../navigation/navigator.ts';
import { setTargetHash } from '../navigation/new-document.ts';
import { trackPageView } from '../navigation/page-views.ts';
import {
  finishScrollRestoration,
  manageScrollRestoration,
  scrollAfterNavigation,
  storeScrollPosition,
} from '../navigation/scroll-position.ts';
import { setSiteLocation } from '../navigation/site-location.ts';
import { trackPageMetadata } from './page-metadata.ts';
import type { SiteRouter } from './site-router.ts';

interface FollowRouterOptions {
  router: SiteRouter;
  queryClient: QueryClient;
  siteOrigin: string;
}

/**
 * After hydration of the whole page: finishes the scroll position, sets the mark `page-ready` and lays out the rest of the page. A
 * hidden tab has no animation frames.
 */
const markReady = () =>
  void outletHydrated.then(() =>
    (document.hidden ? setTimeout : requestAnimationFrame)(() => {
      finishScrollRestoration();
      performance.mark('page-ready');
      continueWhenInteractive();
    }),
  );

/** Keeps layout, head, scroll position and focus in step with the router. */
export const followRouter = ({ router, queryClient, siteOrigin }: FollowRouterOptions): void => {
  let current: CompletedNavigation | undefined;
  let isReady = router.state.initialized;
  const metadata = trackPageMetadata({ router, queryClient, siteOrigin });

  /** Resolves with the page view once its title is set, which may need its data; undefined when the visitor has left before. */
  const settledPageView = (navigation: CompletedNavigation) => async () => {
    await outletHydrated;
    await metadata.dataSettled();
    if (current?.pathname !== navigation.pathname) return undefined;
    metadata.update();
    return metadata.pageView();
  };

  const handleNavigation = (navigation: CompletedNavigation) => {
    const previous = current;
    if (previous?.key === navigation.key) return;
    current = navigation;
    setSiteLocation(navigation);
    if (previous?.pathname !== navigation.pathname) trackPageView(settledPageView(navigation));
    if (!previous) return;
    metadata.update();
    scrollAfterNavigation({ from: previous, to: navigation, isTraversal: navigation.isTraversal });
    if (previous.pathname === navigation.pathname) return;
    focusPage();
    void settledPageView(navigation)().then((pageView) => pageView && announcePage(pageView.title));
  };

  manageScrollRestoration();
  if (isReady) markReady();
  // RouterProvider misses a navigation that ends while React hydrates it. Until then links load documents.
  void outletHydrated.then(() => connectNavigator((to, options) => void router.navigate(to, options)));
  onNavigation(handleNavigation);
  router.subscribe(({ initialized, navigation }) => {
    if (navigation.state === 'loading') setTargetHash(navigation.location.hash);
    if (navigation.state === 'loading' && current) storeScrollPosition(current.key);
    if (isReady || !initialized || navigation.state !== 'idle') return;
    isReady = true;
    metadata.update();
    markReady();
  });
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' && isReady) metadata.update();
  });
};
