import type { PageRequest } from 'shared-lib/federation';
import { isRouteHandle } from './head/page-head.ts';

/** A matched route, and what its handle is asked with. */
export interface AskedRoute {
  handle: unknown;
  request: PageRequest;
}

/** Where the page says it is to be found today; `undefined` where the address is the right one, or nothing is known yet. */
export const movedTo = (routes: readonly AskedRoute[]): string | undefined => {
  const speaking = routes.findLast(({ handle }) => isRouteHandle(handle) && handle.movedTo);
  return speaking && isRouteHandle(speaking.handle) ? speaking.handle.movedTo?.(speaking.request) : undefined;
};
