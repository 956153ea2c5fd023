import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'shared-lib/router/host';
import { areaOf } from '../areas.ts';
import { isRouteHandle } from '../head/page-head.ts';
import { isStub } from '../routes.tsx';
import type { SiteRouter } from '../site-router.ts';

export interface PrefetchParts {
  router: SiteRouter;
  queryClient: QueryClient;
  siteOrigin: string;
}

/** The page that a link leads to, if it is one that may be fetched ahead: another one, of the open site, to be opened right here. */
export const pageOf = (link: HTMLAnchorElement): URL | undefined => {
  if (!link.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin || areaOf(url.pathname).frame !== 'site') return undefined;
  return url.pathname === location.pathname && url.search === location.search ? undefined : url;
};

/**
 * Fetches code and data of a page of a room that is open in this tab. What is there already is not asked for again; what fails
 * is asked for when the page is opened, which also says so.
 */
export const prefetchPage = async (
  { pathname, search }: URL,
  { router, queryClient, siteOrigin }: PrefetchParts,
): Promise<void> => {
  const matches = matchRoutes(router.routes, pathname) ?? [];
  if (matches.length === 0 || isStub(matches.at(-1)?.route.id)) return;
  const url = new URL(pathname + search, siteOrigin);
  await Promise.allSettled(
    matches.flatMap(({ route, params }) => [
      ...(typeof route.lazy === 'function' ? [route.lazy()] : []),
      ...(isRouteHandle(route.handle) && route.handle.prefetch
        ? [route.handle.prefetch({ queryClient, params, url })]
        : []),
    ]),
  );
  performance.mark(`fetched-ahead ${pathname}${search}`);
};
