import { missingPage } from 'shared-lib/federation/missing-page';
import { paths } from 'shared-lib/paths';
import type { RouteObject } from 'shared-lib/router';

/** Pages below `/dashboard` that links already name, with the page that opens instead. Remove a path when its page is built. */
export const missingPages = (): RouteObject[] => [
  missingPage('profile', paths.dashboard()),
  missingPage('saved', paths.dashboard()),
  missingPage('notifications', paths.dashboard()),
  missingPage('new', paths.contact('feasibility')),
];
