import { redirect, type RouteObject } from 'shared-lib/router';
import type { RouteHandle } from './route-handle.ts';

/**
 * Route of a page that links already name but that does not exist yet. It opens the nearest page that does, so that links in sent
 * emails work, today and when the page exists.
 * @param path of the route, as in its route object
 * @param leadsTo path of the page that opens instead
 */
export const missingPage = (path: string, leadsTo: string): RouteObject => ({
  path,
  loader: () => redirect(leadsTo),
  handle: { leadsTo } satisfies RouteHandle,
});
