import { isRouteErrorResponse, useRevalidator, useRouteError } from 'shared-lib/router';
import { areaOf } from '../areas.ts';
import { needsNewDocument } from '../remotes/load-door.ts';
import { AreaUnavailable } from './area-unavailable.tsx';
import { ForbiddenPage } from './forbidden-page.tsx';

/** Why an area is not on the screen: the visitor may not see it, or it could not be loaded and can be tried again here. */
export const AreaFailed = () => {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 403) return <ForbiddenPage />;
  const retry = () => {
    if (needsNewDocument(areaOf(location.pathname).remote)) location.reload();
    else void revalidate();
  };
  return <AreaUnavailable onRetry={retry} isRetrying={state !== 'idle'} />;
};
