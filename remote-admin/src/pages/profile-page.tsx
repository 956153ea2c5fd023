import { DataRow, EmailRow, PasswordRow, SessionsRow, SettingRows } from 'shared-lib/account';
import { useSession } from 'shared-lib/session';
import { PageHead } from 'shared-lib/ui/page-head';
import { profile } from '../copy/people.ts';

/** The own account of the administrator (`/admin/profile`). */
export const ProfilePage = () => {
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <PageHead title={profile.title} text={profile.description} />
      <SettingRows>
        <DataRow user={user} text={profile.dataText} />
        <EmailRow user={user} />
        <PasswordRow />
        <SessionsRow />
      </SettingRows>
    </>
  );
};
