import { useRetryOnline } from 'shared-lib/federation/use-retry-online';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'shared-lib/router';
import { AreaUnavailable } from './area-unavailable.tsx';
import { ForbiddenPage } from './forbidden-page.tsx';

/** Error boundary of an area: the visitor has no permission, or the area could not be loaded and can be tried again. */
export const AreaFailed = () => {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isForbidden = isRouteErrorResponse(error) && error.status === 403;
  useRetryOnline(revalidate, !isForbidden);
  if (isForbidden) return <ForbiddenPage />;
  return <AreaUnavailable onRetry={() => void revalidate()} isRetrying={state !== 'idle'} />;
};
