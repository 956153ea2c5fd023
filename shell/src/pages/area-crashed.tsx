import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'shared-lib/router';
import { hasUnsaved } from 'shared-lib/unsaved';
import { areaOf } from '../areas.ts';
import { askReleases, runningRelease } from '../remotes/load-door.ts';
import { reloadPinned } from '../remotes/release-pin.ts';
import { AreaUnavailable } from './area-unavailable.tsx';
import { ForbiddenPage } from './forbidden-page.tsx';

/** Leaves a release that failed while drawing: one reload with another release pinned, never over unsaved text. */
const leaveRelease = async (): Promise<void> => {
  const { remote } = areaOf(location.pathname);
  const crashed = runningRelease(remote);
  if (!crashed || hasUnsaved()) return;
  const { current, fallback } = await askReleases(remote);
  const other = [current, fallback].find((release) => release && release.version !== crashed.version);
  if (other && !hasUnsaved()) reloadPinned(remote, crashed.version, other.version);
};

/** A remote's page threw while it was drawn. */
export const AreaCrashed = () => {
  const error = useRouteError();
  const isForbidden = isRouteErrorResponse(error) && error.status === 403;
  useEffect(() => {
    if (!isForbidden)
      leaveRelease().catch((reason: unknown) => console.warn(`No other release to go to: ${String(reason)}`));
  }, [isForbidden]);
  if (isForbidden) return <ForbiddenPage />;
  return <AreaUnavailable onRetry={() => location.reload()} isRetrying={false} />;
};
