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
import { NewRequest } from '../features/home/new-request.tsx';
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

const Waiting = ({ user }: { user: User }) => (
  <>
    <HomeHead title={copy.pending.title} text={copy.pending.text} />
    <Columns>
      <ApprovalStatus user={user} />
      <AccountFacts user={user} />
    </Columns>
  </>
);

const Home = ({ user, role }: { user: User; role: 'client' | 'consultant' }) => (
  <>
    <HomeHead title={copy.dashboard.greeting(user.name)} text={copy.dashboard.welcome[role]} action={role === 'client' && <NewRequest />} />
    <Columns>
      <Column>
        <NextSteps role={role} />
        <WorkPanel role={role} />
      </Column>
      <AccountFacts user={user} />
    </Columns>
  </>
);

/** The first page of a signed-in person; administrators work elsewhere. */
export const DashboardPage = () => {
  const user = useKnownUser();
  if (!user) return <Elsewhere to={`${paths.auth()}?next=${encodeURIComponent(paths.dashboard())}`} />;
  if (user.role === 'admin') return <Elsewhere to={paths.admin.home()} />;
  return <Room as="main">{user.status === 'pending' ? <Waiting user={user} /> : <Home user={user} role={user.role} />}</Room>;
};
