import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'shared-lib/router';
import type { Seo } from 'shared-lib/seo';

/** Number of the agreement between the shell and the doors of remotes. Raised only by a change that old doors cannot meet. */
export const CONTRACT = 1;

/** What the shell hands to a door. */
export interface DoorDeps {
  queryClient: QueryClient;
}

export type Door = (deps: DoorDeps) => RouteObject[];

/** What a remote exposes as `./routes` (and remote-admin also as `./login`). */
export interface DoorModule {
  contract: number;
  default: Door;
}

/** What a route may say of itself in `handle`. */
export interface RouteHandle {
  /** Loads what the page shows; the server waits for it up to a deadline, links call it on hover. */
  prefetch?: (request: PageRequest) => Promise<unknown>;
  /** Title, description and the rest of the head, from what is in the query cache. */
  seo?: (request: PageRequest) => Seo;
  /** Status of a page whose data is not there: 404 for an unknown id, 503 when it could not be had. */
  status?: (request: PageRequest) => number;
  /**
   * Path of what the page shows, where the address asked for it by its number or by a slug of before. The server redirects
   * there for good, the browser puts it into the address bar; query and fragment stay as they are.
   */
  movedTo?: (request: PageRequest) => string | undefined;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * What to show when the API cannot be asked (the specification's defaults). The server draws it when no answer came in
       * time and marks it as old, so the browser shows the same and asks again; a component shows it on error.
       */
      fallback?: () => unknown;
    };
  }
}

export interface PageRequest {
  queryClient: QueryClient;
  params: Record<string, string | undefined>;
  url: URL;
}

/** Checks what a remote's bundle exported before anything of it is used. */
export const isDoorModule = (module: unknown): module is DoorModule =>
  typeof module === 'object' &&
  module !== null &&
  'contract' in module &&
  module.contract === CONTRACT &&
  'default' in module &&
  typeof module.default === 'function';
