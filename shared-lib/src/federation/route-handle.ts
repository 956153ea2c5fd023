import type { QueryClient } from '@tanstack/react-query';
import type { Seo } from 'shared-lib/seo';

/** The page that a route's `handle` works on. */
export interface PageRequest {
  queryClient: QueryClient;
  params: Record<string, string | undefined>;
  url: URL;
}

/** What a route of a remote may set as `handle`. */
export interface RouteHandle {
  /** Loads the data of the page. The server waits for it up to a deadline; the browser starts it when a link is hovered. */
  prefetch?: (request: PageRequest) => Promise<unknown>;
  /** Title, description and the rest of the head, from the query cache. */
  seo?: (request: PageRequest) => Seo;
  /** HTTP status of a page without data: 404 for an unknown id, 503 when the API failed. */
  status?: (request: PageRequest) => number;
  /**
   * Current path of the page, when the URL has its numeric id or a former slug. The server redirects permanently (301), the
   * browser replaces the URL; query and fragment are preserved.
   */
  movedTo?: (request: PageRequest) => string | undefined;
  /** Path of the page that opens instead, while this one does not exist. */
  leadsTo?: string;
  /**
   * Query parameters that the page reads. The server ignores all others, so that they do not multiply what it renders and caches.
   * A page that does not say keeps all of them.
   */
  parameters?: readonly string[];
  /** Path of an example page, for a route with parameters. The trial before publication renders it. */
  sample?: string;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * Placeholder data for a query whose request fails: the defaults of the specification. The server renders it after the
       * deadline and marks it as stale, so that the browser hydrates the same markup and fetches again. Components show it
       * on error.
       */
      fallback?: () => unknown;
    };
  }
}
