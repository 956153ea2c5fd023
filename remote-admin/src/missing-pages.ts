import { missingPage } from 'shared-lib/federation/missing-page';
import { paths } from 'shared-lib/paths';
import type { RouteObject } from 'shared-lib/router';

/**
 * Pages of the administration that `paths` and emails already name, each with the nearest page that exists. Remove a line when
 * its page is built.
 */
const nearestPages: Readonly<Record<string, string>> = Object.fromEntries(
  ['studies'].flatMap((resource) =>
    [resource, `${resource}/new`, `${resource}/edit/:id`].map((path) => [path, paths.admin.home()]),
  ),
);

/** Routes below `/admin`. */
export const missingPages = (): RouteObject[] =>
  Object.entries(nearestPages).map(([path, leadsTo]) => missingPage(path, leadsTo));
