import type { QueryClient } from '@tanstack/react-query';
import { areaOf } from 'shared-lib/federation';
import { siteUrl } from 'shared-lib/paths';
import { matchRoutes } from 'shared-lib/router/host';
import { isRouteHandle } from '../head/page-head.ts';
import { isStub } from '../routing/routes.tsx';
import type { SiteRouter } from '../routing/site-router.ts';

export interface PrefetchContext {
  router: SiteRouter;
  queryClient: QueryClient;
  siteOrigin: string;
}

/** URL of the link's page if it may be prefetched: another page of the public site that opens in this tab. */
export const prefetchablePage = (link: HTMLAnchorElement): URL | undefined => {
  if (!link.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin || areaOf(url.pathname).layout !== 'site') return undefined;
  return url.pathname === location.pathname && url.search === location.search ? undefined : url;
};

/**
 * Prefetches code and data of a page, if its remote already runs in this tab. Cached data is not fetched again. A failure is ignored
 * here: the page fetches again when it opens and shows the error.
 */
export const prefetchPage = async (
  { pathname, search }: URL,
  { router, queryClient, siteOrigin }: PrefetchContext,
): Promise<void> => {
  const matches = matchRoutes(router.routes, pathname) ?? [];
  if (matches.length === 0 || isStub(matches.at(-1)?.route.id)) return;
  const url = siteUrl(siteOrigin, pathname + search);
  await Promise.allSettled(
    matches.flatMap(({ route, params }) => [
      ...(typeof route.lazy === 'function' ? [route.lazy()] : []),
      ...(isRouteHandle(route.handle) && route.handle.prefetch
        ? [route.handle.prefetch({ queryClient, params, url })]
        : []),
    ]),
  );
  performance.mark(`prefetched ${pathname}${search}`);
};
