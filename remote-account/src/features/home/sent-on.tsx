import { Navigate } from 'shared-lib/router';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';

/** Somebody whose page is another one, on their way to it. */
export const SentOn = ({ to }: { to: string }) => (
  <LoadingArea>
    <Skeleton $inline="18rem" $block="2.5rem" />
    <Navigate to={to} replace />
  </LoadingArea>
);
