import type { PageRequest } from 'shared-lib/federation';
import { isRouteHandle } from '../head/page-head.ts';

/** The handle of a matched route, and the argument for its functions. */
export interface MatchedRoute {
  handle: unknown;
  request: PageRequest;
}

/** Current path of the page; undefined when the URL already has it, or when it is not known yet. */
export const movedTo = (routes: readonly MatchedRoute[]): string | undefined => {
  const movedRoute = routes.findLast(({ handle }) => isRouteHandle(handle) && handle.movedTo);
  return movedRoute && isRouteHandle(movedRoute.handle) ? movedRoute.handle.movedTo?.(movedRoute.request) : undefined;
};
