import type { QueryClient } from '@tanstack/react-query';
import type { PageRequest, RouteHandle } from 'shared-lib/federation';
import type { Seo } from 'shared-lib/seo';
import { areaOf } from '../areas.ts';
import { headOf, type Head } from './head-tags.ts';
import { siteDefaults, type SiteDefaults } from './site-defaults.ts';

/** The least of a route match that the head needs. */
export interface PageMatch {
  handle: unknown;
  params: Record<string, string | undefined>;
}

export const isRouteHandle = (handle: unknown): handle is RouteHandle => typeof handle === 'object' && handle !== null;

interface Page {
  matches: PageMatch[];
  queryClient: QueryClient;
  url: URL;
  siteOrigin: string;
}

/** A page whose remote has not spoken. A public one may be out for a moment only and must not drop out of search engines. */
const unnamed = (pathname: string, { title, description }: SiteDefaults): Seo => ({
  title,
  description,
  noindex: areaOf(pathname).frame !== 'site',
});

/** The head of the deepest matched route that speaks of itself. */
export const pageHead = ({ matches, queryClient, url, siteOrigin }: Page): Head => {
  const defaults = siteDefaults(queryClient);
  const place = { siteOrigin, pathname: url.pathname, defaults };
  const speaking = matches.findLast(({ handle }) => isRouteHandle(handle) && handle.seo);
  if (!speaking || !isRouteHandle(speaking.handle) || !speaking.handle.seo)
    return headOf(unnamed(url.pathname, defaults), place);
  const request: PageRequest = { queryClient, params: speaking.params, url };
  return headOf(speaking.handle.seo(request), place);
};
