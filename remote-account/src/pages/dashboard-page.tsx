import type { User } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { Navigate } from 'shared-lib/router';
import { useKnownUser } from 'shared-lib/session';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { copy } from '../copy/ar.ts';
import { AccountFacts } from '../features/home/account-facts.tsx';
import { ApprovalStatus } from '../features/home/approval-status.tsx';
import { HomeHead } from '../features/home/home-head.tsx';
import { Column, Columns, Room } from '../features/home/home-layout.ts';
import { NextSteps } from '../features/home/next-steps.tsx';
import { WorkPanel } from '../features/home/work-panel.tsx';

const Elsewhere = ({ to }: { to: string }) => (
  <Room as="main">
    <LoadingArea label={copy.dashboard.opening}>
      <Skeleton $inline="18rem" $block="2.5rem" />
    </LoadingArea>
    <Navigate to={to} replace />
  </Room>
);

const Home = ({ user, role }: { user: User; role: 'client' | 'consultant' }) => {
  const waits = user.status === 'pending';
  return (
    <Room as="main">
      <HomeHead title={waits ? copy.pending.title : copy.dashboard.greeting(user.name)} text={waits ? copy.pending.text : copy.dashboard.welcome} />
      <Columns>
        <Column>
          {waits ? (
            <ApprovalStatus user={user} />
          ) : (
            <>
              <NextSteps role={role} />
              <WorkPanel role={role} />
            </>
          )}
        </Column>
        <AccountFacts user={user} />
      </Columns>
    </Room>
  );
};

/** The first page of a signed-in person; administrators work elsewhere. */
export const DashboardPage = () => {
  const user = useKnownUser();
  if (!user) return <Elsewhere to={`${paths.auth()}?next=${encodeURIComponent(paths.dashboard())}`} />;
  if (user.role === 'admin') return <Elsewhere to={paths.admin.home()} />;
  return <Home user={user} role={user.role} />;
};
