import type { User } from 'shared-lib/contracts';
import { formatDate } from 'shared-lib/format';
import { useSearchParams } from 'shared-lib/router';
import { PageHead } from 'shared-lib/ui/page-head';
import { copy } from '../../copy/ar.ts';
import { profileCopy as labels } from '../../copy/profile.ts';
import { DataRow } from './data-row.tsx';
import { EmailConfirmation } from './email-confirmation.tsx';
import { EmailRow } from './email-row.tsx';
import { PasswordRow } from './password-row.tsx';
import { RightsRow } from './rights-row.tsx';
import { SessionsRow } from './sessions-row.tsx';
import { SettingRows } from './setting-row.tsx';

/** The own account: data, e-mail address, password, sessions and rights. */
export const Profile = ({ user }: { user: User }) => {
  const [search] = useSearchParams();
  const token = search.get('confirm-email');
  return (
    <>
      <PageHead title={labels.title} text={labels.since(copy.facts.roles[user.role], formatDate(user.created_at))} />
      {token && <EmailConfirmation token={token} />}
      <SettingRows>
        <DataRow user={user} />
        <EmailRow user={user} />
        <PasswordRow />
        <SessionsRow />
        <RightsRow />
      </SettingRows>
    </>
  );
};
