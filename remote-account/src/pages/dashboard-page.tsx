import { paths } from 'shared-lib/paths';
import { useKnownUser } from 'shared-lib/session';
import { Home } from '../features/home/home.tsx';
import { HomeLoading, HomeRedirect } from '../features/home/home-redirect.tsx';
import { PendingHome } from '../features/home/pending-home.tsx';

/** Home of a signed-in user. Redirects administrators; shows a placeholder while a sign-out is in progress. */
export const DashboardPage = () => {
  const user = useKnownUser();
  return (
    <>
      {!user && <HomeLoading />}
      {user?.role === 'admin' && <HomeRedirect to={paths.admin.home()} />}
      {user &&
        user.role !== 'admin' &&
        (user.status === 'pending' ? (
          <PendingHome user={user} />
        ) : (
          <Home user={user} role={user.role === 'consultant' ? 'consultant' : 'client'} />
        ))}
    </>
  );
};
