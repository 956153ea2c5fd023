import { lazy, Suspense } from 'react';
import { paths } from 'shared-lib/paths';
import { useKnownUser } from 'shared-lib/session';
import { HomeLoading, HomeRedirect } from '../features/home/home-redirect.tsx';
import { homeOf, loadedHome, loadHome } from './home-modules.ts';

/** For a tab whose user changes. `loadDashboard` has loaded the home page of the user who opened the tab. */
const lateHomes = {
  client: lazy(async () => ({ default: await loadHome('client') })),
  consultant: lazy(async () => ({ default: await loadHome('consultant') })),
  pending: lazy(async () => ({ default: await loadHome('pending') })),
};

/** Home of a signed-in user. Redirects administrators; shows a placeholder while a sign-out is in progress. */
export const DashboardPage = () => {
  const user = useKnownUser();
  if (!user) return <HomeLoading />;
  const name = homeOf(user);
  if (!name) return <HomeRedirect to={paths.admin.home()} />;
  const Home = loadedHome(name) ?? lateHomes[name];
  return (
    <Suspense fallback={<HomeLoading />}>
      <Home user={user} />
    </Suspense>
  );
};
