import { Navigate } from 'shared-lib/router';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';

/** Placeholder while a redirect or a sign-out is in progress. */
export const HomeLoading = () => (
  <LoadingArea>
    <Skeleton $inline="min(100%, 18rem)" $block="2.5rem" />
  </LoadingArea>
);

export const HomeRedirect = ({ to }: { to: string }) => (
  <>
    <HomeLoading />
    <Navigate to={to} replace />
  </>
);
