import { missingPage } from 'shared-lib/federation/missing-page';
import { paths } from 'shared-lib/paths';
import type { RouteObject } from 'shared-lib/router';

/** Pages below `/dashboard` that emails already name. Remove a path when its page is built. */
const missing = ['profile'];

export const missingPages = (): RouteObject[] => missing.map((path) => missingPage(path, paths.dashboard()));
