import type { RouteHandle } from 'shared-lib/federation';
import { company } from 'shared-lib/copy';

type Handles = typeof import('./handles.ts');

/** What a route must say before the code of its page loads. */
type RouteFacts = Pick<RouteHandle, 'parameters' | 'sample' | 'leadsTo'>;

/** A handle that loads with the pages. */
export type PageHandle = Omit<RouteHandle, keyof RouteFacts>;

let handles: Readonly<Record<keyof Handles, PageHandle>> | undefined;

/** Loads the handles of all pages. Titles, descriptions and structured data of other pages do not delay the home page this way. */
export const loadHandles = async () => (handles ??= await import('./handles.ts'));

/**
 * The handle of a page whose functions load with it: `lazy` of its route must wait for `loadHandles`, and so does `prefetch`. Until
 * then, or when that failed, the page has the name of the company as its title.
 */
export const lazyHandle = (name: keyof Handles, facts: RouteFacts): RouteHandle => ({
  ...facts,
  prefetch: async (request) => (await loadHandles())[name].prefetch?.(request),
  seo: (request) => handles?.[name].seo?.(request) ?? { title: company.name, description: company.name },
  status: (request) => handles?.[name].status?.(request) ?? 200,
  movedTo: (request) => handles?.[name].movedTo?.(request),
});
