import { paths } from 'shared-lib/paths';
import { useKnownUser } from 'shared-lib/session';
import { ClientHome } from '../features/home/client-home.tsx';
import { HomeLoading, HomeRedirect } from '../features/home/home-redirect.tsx';
import { PendingHome } from '../features/home/pending-home.tsx';
import { Queue } from '../features/queue/queue.tsx';

/** Home of a signed-in user. Redirects administrators; shows a placeholder while a sign-out is in progress. */
export const DashboardPage = () => {
  const user = useKnownUser();
  if (!user) return <HomeLoading />;
  if (user.role === 'admin') return <HomeRedirect to={paths.admin.home()} />;
  if (user.status === 'pending') return <PendingHome user={user} />;
  return user.role === 'consultant' ? <Queue /> : <ClientHome user={user} />;
};
