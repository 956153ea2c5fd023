import type { QueryClient } from '@tanstack/react-query';
import { areaOf, type PageRequest, type RouteHandle } from 'shared-lib/federation';
import type { Seo } from 'shared-lib/seo';
import { headOf, type Head } from './head-tags.ts';
import { siteDefaults, type SiteDefaults } from './site-defaults.ts';

/** The parts of a route match that the head needs. */
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

/** Metadata of a page without its remote. A public page stays indexable, because its remote may be down only briefly. */
const defaultSeo = (pathname: string, { title, description }: SiteDefaults): Seo => ({
  title,
  description,
  noindex: !areaOf(pathname).isIndexable,
});

/** The head from the deepest matched route whose handle has `seo`. */
export const pageHead = ({ matches, queryClient, url, siteOrigin }: Page): Head => {
  const defaults = siteDefaults(queryClient);
  const context = { siteOrigin, pathname: url.pathname, defaults };
  const seoMatch = matches.findLast(({ handle }) => isRouteHandle(handle) && handle.seo);
  if (!seoMatch || !isRouteHandle(seoMatch.handle) || !seoMatch.handle.seo)
    return headOf(defaultSeo(url.pathname, defaults), context);
  const request: PageRequest = { queryClient, params: seoMatch.params, url };
  return headOf(seoMatch.handle.seo(request), context);
};
