import type { QueryClient } from '@tanstack/react-query';
import type { PageRequest } from 'shared-lib/federation';
import { applyHead } from './head/apply-head.ts';
import { isRouteHandle, pageHead } from './head/page-head.ts';
import { movedTo } from './moved-to.ts';
import type { ShownPage } from './navigation/shown-page.ts';
import type { SiteRouter } from './site-router.ts';

export interface HeardPage {
  /** Writes what the page says of itself by now: its title and the rest of its head, and where it is to be found today. */
  hear(): void;
  /** Resolves when the page's data has come, or will not come. */
  arrived(): Promise<void>;
  /** What the page is by now. */
  shown(): ShownPage;
}

interface Heard {
  router: SiteRouter;
  queryClient: QueryClient;
  siteOrigin: string;
}

/** Listens to the page at hand, which says more of itself as its data arrives. */
export const hearPages = ({ router, queryClient, siteOrigin }: Heard): HeardPage => {
  let leavingFor: string | undefined;
  const pageUrl = () => new URL(router.state.location.pathname + router.state.location.search, siteOrigin);
  const requests = (): { handle: unknown; request: PageRequest }[] =>
    router.state.matches.map(({ route, params }) => ({
      handle: route.handle as unknown,
      request: { queryClient, params, url: pageUrl() },
    }));

  /** Puts the address that the page has today into the place of the one it was asked by; the page itself stays. */
  const correctAddress = (moved: string) => {
    const address = moved + pageUrl().search + router.state.location.hash;
    if (leavingFor === address) return;
    leavingFor = address;
    void router.navigate(address, { replace: true, preventScrollReset: true });
  };

  return {
    hear() {
      const asked = requests();
      const moved = movedTo(asked);
      if (moved !== undefined) correctAddress(moved);
      else leavingFor = undefined;
      applyHead(
        pageHead({
          matches: asked.map(({ handle, request }) => ({ handle, params: request.params })),
          queryClient,
          url: pageUrl(),
          siteOrigin,
        }),
      );
    },
    async arrived() {
      await Promise.allSettled(
        requests().flatMap(({ handle, request }) =>
          isRouteHandle(handle) && handle.prefetch ? [handle.prefetch(request)] : [],
        ),
      );
    },
    shown: () => ({ address: pageUrl().href, title: document.title }),
  };
};
