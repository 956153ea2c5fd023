import { indexedRoutes } from './public-routes.ts';
import { siteRoutes } from './routes.ts';

/** A preview shows only what the administration sends it: `admin/preview.spec.ts`. */
const isPreview = (path: string): boolean => path.startsWith('/preview/');

/**
 * One path of each other page that opens without a sign-in: forms of the account, results of a search, and pages of the shell. Derived
 * from the builds of the remotes, as the indexed routes are, so that a new page is covered by itself.
 */
export const otherPublicRoutes = (): string[] => {
  const indexed = new Set(indexedRoutes());
  return siteRoutes().flatMap((route) =>
    route.as || 'of' in route || indexed.has(route.at) || isPreview(route.at) ? [] : [route.at],
  );
};
