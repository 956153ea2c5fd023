import { Navigate } from 'shared-lib/router';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';

/** Somebody whose page is another one. */
export const OnTheWay = () => (
  <LoadingArea>
    <Skeleton $inline="min(100%, 18rem)" $block="2.5rem" />
  </LoadingArea>
);

/** The same, and which page that is. */
export const SentOn = ({ to }: { to: string }) => (
  <>
    <OnTheWay />
    <Navigate to={to} replace />
  </>
);
