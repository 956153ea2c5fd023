import { useQuery } from '@tanstack/react-query';
import { LeaveGuard } from 'shared-lib/form';
import { FailedRows } from 'shared-lib/list';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { PageHead } from 'shared-lib/ui/page-head';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { profile } from '../copy/people.ts';
import { EmailForm } from '../features/profile/email-form.tsx';
import { IdentityForm, PasswordForm } from '../features/profile/profile-forms.tsx';
import { profileQuery } from '../features/profile/profile-requests.ts';
import { SessionsPanel } from '../features/profile/sessions-panel.tsx';

/** The own account of the administrator (`/admin/profile`). */
export const ProfilePage = () => {
  const { data, error, isFetching, refetch } = useLastingFailure(useQuery(profileQuery()));
  return (
    <>
      <PageHead title={profile.title} text={profile.description} />
      {data && (
        <>
          <IdentityForm user={data} />
          <EmailForm user={data} />
          <PasswordForm />
          <LeaveGuard />
        </>
      )}
      {!data && error && <FailedRows error={error} isTrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && (
        <LoadingArea>
          <Skeleton $inline="100%" $block="24rem" />
        </LoadingArea>
      )}
      <SessionsPanel />
    </>
  );
};
