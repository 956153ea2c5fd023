import { paths } from 'shared-lib/paths';
import { areaOf } from '../routing/areas.ts';

/** Whether a page may be tracked: pages of the public site, never sign-in, accounts, administration or the debug page. */
export const isTrackedPath = (pathname: string): boolean =>
  areaOf(pathname).layout === 'site' && pathname !== paths.debug();
