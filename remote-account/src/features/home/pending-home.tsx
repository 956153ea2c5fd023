import type { User } from 'shared-lib/contracts';
import { copy } from '../../copy/ar.ts';
import { AccountFacts } from './account-facts.tsx';
import { ApprovalStatus } from './approval-status.tsx';
import { HomeHead } from './home-head.tsx';
import { DashboardColumns } from '../../dashboard/list-styles.ts';

/** Home page of a consultant who is pending approval. */
export const PendingHome = ({ user }: { user: User }) => (
  <>
    <HomeHead title={copy.pending.title} text={copy.pending.text} />
    <DashboardColumns>
      <ApprovalStatus user={user} />
      <AccountFacts user={user} />
    </DashboardColumns>
  </>
);
