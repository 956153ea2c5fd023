import { areaOf } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';

/** Whether a page may be tracked: pages of the public site, never sign-in, accounts, administration or the debug pages. */
export const isTrackedPath = (pathname: string): boolean =>
  areaOf(pathname).isIndexable && !pathname.startsWith(paths.debug());
