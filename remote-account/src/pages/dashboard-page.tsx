import { Suspense } from 'react';
import { paths } from 'shared-lib/paths';
import { useKnownUser } from 'shared-lib/session';
import { Navigate } from 'shared-lib/router';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { homeOf, homePage } from './home-modules.ts';

/** Placeholder while a redirect or a sign-out is in progress. */
const HomeLoading = () => (
  <LoadingArea>
    <Skeleton $inline="min(100%, 18rem)" $block="2.5rem" />
  </LoadingArea>
);

const HomeRedirect = ({ to }: { to: string }) => (
  <>
    <HomeLoading />
    <Navigate to={to} replace />
  </>
);

/** Home of a signed-in user. Redirects administrators; shows a placeholder while a sign-out is in progress. */
export const DashboardPage = () => {
  const user = useKnownUser();
  if (!user) return <HomeLoading />;
  const name = homeOf(user);
  if (!name) return <HomeRedirect to={paths.admin.home()} />;
  const Home = homePage.component(name);
  return (
    <Suspense fallback={<HomeLoading />}>
      <Home user={user} />
    </Suspense>
  );
};
