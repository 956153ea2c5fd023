import type { QueryClient } from '@tanstack/react-query';
import type { PageRequest } from 'shared-lib/federation';
import { siteUrl } from 'shared-lib/paths';
import { applyHead } from '../head/apply-head.ts';
import { isRouteHandle, pageHead } from '../head/page-head.ts';
import type { PageView } from '../navigation/page-views.ts';
import { movedTo } from './redirects.ts';
import type { SiteRouter } from './site-router.ts';

export interface PageMetadata {
  /** Writes the head of the current page from the data available now, and corrects its URL when the page has moved. */
  update(): void;
  /** Resolves when the page's data has loaded or failed. */
  dataSettled(): Promise<void>;
  /** URL and title of the page now. */
  pageView(): PageView;
}

interface TrackedPage {
  router: SiteRouter;
  queryClient: QueryClient;
  siteOrigin: string;
}

/** Keeps the head and the URL of the document in step with the current page, whose data arrives over time. */
export const trackPageMetadata = ({ router, queryClient, siteOrigin }: TrackedPage): PageMetadata => {
  let redirectingTo: string | undefined;
  const pageUrl = () => siteUrl(siteOrigin, router.state.location.pathname + router.state.location.search);
  const matchedRoutes = (): { handle: unknown; request: PageRequest }[] =>
    router.state.matches.map(({ route, params }) => ({
      handle: route.handle as unknown,
      request: { queryClient, params, url: pageUrl() },
    }));

  /** Replaces the path in the URL bar with the current one. The page itself stays. */
  const correctUrl = (path: string) => {
    const target = path + pageUrl().search + router.state.location.hash;
    if (redirectingTo === target) return;
    redirectingTo = target;
    void router.navigate(target, { replace: true, preventScrollReset: true });
  };

  return {
    update() {
      const routes = matchedRoutes();
      const canonicalPath = movedTo(routes);
      if (canonicalPath !== undefined) correctUrl(canonicalPath);
      else redirectingTo = undefined;
      applyHead(
        pageHead({
          matches: routes.map(({ handle, request }) => ({ handle, params: request.params })),
          queryClient,
          url: pageUrl(),
          siteOrigin,
        }),
      );
    },
    async dataSettled() {
      await Promise.allSettled(
        matchedRoutes().flatMap(({ handle, request }) =>
          isRouteHandle(handle) && handle.prefetch ? [handle.prefetch(request)] : [],
        ),
      );
    },
    pageView: () => ({ url: pageUrl().href, title: document.title }),
  };
};
