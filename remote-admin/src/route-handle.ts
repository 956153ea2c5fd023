import type { RouteHandle } from 'shared-lib/federation';

/** Title and description of a page of the administration, which no search engine lists. */
export const routeHandle = (title: string, description: string): RouteHandle => ({
  seo: () => ({ title, description, noindex: true }),
});
