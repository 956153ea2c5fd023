import { paths } from 'shared-lib/paths';
import { useKnownUser } from 'shared-lib/session';
import { Home } from '../features/home/home.tsx';
import { Room } from '../features/home/home-layout.ts';
import { OnTheWay, SentOn } from '../features/home/sent-on.tsx';
import { WaitingHome } from '../features/home/waiting-home.tsx';

/** The first page of a signed-in person; administrators work elsewhere, and whoever has just signed out is leaving. */
export const DashboardPage = () => {
  const user = useKnownUser();
  return (
    <Room as="main">
      {!user && <OnTheWay />}
      {user?.role === 'admin' && <SentOn to={paths.admin.home()} />}
      {user &&
        user.role !== 'admin' &&
        (user.status === 'pending' ? <WaitingHome user={user} /> : <Home user={user} role={user.role} />)}
    </Room>
  );
};
