import { company } from 'shared-lib/copy';
import type { RouteHandle } from 'shared-lib/federation';

/** What a route must say before the code of its page loads. */
type RouteFacts = Pick<RouteHandle, 'parameters' | 'sample' | 'leadsTo'>;

/** A handle that loads with its page. */
export type PageHandle = Omit<RouteHandle, keyof RouteFacts>;

/**
 * A handle whose functions load with its page, so that titles, descriptions and structured data of other pages do not delay the home
 * page. `lazy` of the route must wait for `ready`, and so does `prefetch`. Until then, or when that failed, the page has the name of the
 * company as its title.
 * @param load imports the functions
 */
export const lazyHandle = (load: () => Promise<PageHandle>, facts: RouteFacts) => {
  let loaded: PageHandle | undefined;
  const ready = async (): Promise<PageHandle> => (loaded ??= await load());
  const handle: RouteHandle = {
    ...facts,
    prefetch: async (request) => (await ready()).prefetch?.(request),
    seo: (request) => loaded?.seo?.(request) ?? { title: company.name, description: company.name },
    status: (request) => loaded?.status?.(request) ?? 200,
    movedTo: (request) => loaded?.movedTo?.(request),
  };
  return { handle, ready };
};
