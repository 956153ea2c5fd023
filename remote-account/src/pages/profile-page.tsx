import { useKnownUser } from 'shared-lib/session';
import { Profile } from '../features/profile/profile.tsx';
import { AccountPages } from '../layout/account-pages.tsx';

export const ProfilePage = () => {
  const user = useKnownUser();
  return (
    <>
      <AccountPages />
      {user && <Profile key={user.id} user={user} />}
    </>
  );
};
