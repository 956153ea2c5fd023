import { paths } from 'shared-lib/paths';
import { areaOf } from '../areas.ts';

/** Whether a page may be measured at all: those of the open site, never sign-in, accounts, administration or the session's own page. */
export const isMeasured = (pathname: string): boolean =>
  areaOf(pathname).frame === 'site' && pathname !== paths.debug();
