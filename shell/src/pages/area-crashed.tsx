import { useEffect } from 'react';
import { areaOf } from 'shared-lib/federation';
import { isRouteErrorResponse, useRouteError } from 'shared-lib/router';
import { hasUnsaved } from 'shared-lib/unsaved';
import { fetchReleases } from '../remotes/fetch-releases.ts';
import { runningRelease } from '../remotes/load-remote-module.ts';
import { reloadPinned } from '../remotes/release-pin.ts';
import { AreaUnavailable } from './area-unavailable.tsx';
import { ForbiddenPage } from './forbidden-page.tsx';

/** Leaves a release that crashed while rendering: reloads once with another release pinned, unless there is unsaved text. */
const leaveRelease = async (error: unknown): Promise<void> => {
  const { remote } = areaOf(location.pathname);
  const crashed = runningRelease(remote);
  // The watch mode of a remote shows a reported error, with its source, over the page.
  if (crashed?.version === 'dev') reportError(error);
  if (!crashed || hasUnsaved()) return;
  const { current, fallback } = await fetchReleases(remote);
  const other = [current, fallback].find((release) => release && release.version !== crashed.version);
  if (other && !hasUnsaved()) reloadPinned(remote, crashed.version, other.version);
};

/** Error boundary of a remote's pages. */
export const AreaCrashed = () => {
  const error = useRouteError();
  const isForbidden = isRouteErrorResponse(error) && error.status === 403;
  useEffect(() => {
    if (isForbidden) return;
    leaveRelease(error).catch((reason: unknown) => console.warn(`No other release could be loaded: ${String(reason)}`));
  }, [error, isForbidden]);
  if (isForbidden) return <ForbiddenPage />;
  return <AreaUnavailable onRetry={() => location.reload()} isRetrying={false} />;
};
