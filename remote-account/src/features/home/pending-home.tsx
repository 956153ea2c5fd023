import type { User } from 'shared-lib/contracts';
import { Panel } from 'shared-lib/ui/panel';
import { Stack } from 'shared-lib/ui/stack';
import { copy } from '../../copy/ar.ts';
import { profileCopy } from '../../copy/profile.ts';
import { ConsultantProfileForm } from '../../dashboard/consultant-profile.tsx';
import { AccountFacts } from './account-facts.tsx';
import { ApprovalStatus } from './approval-status.tsx';
import { HomeHead } from './home-head.tsx';
import { DashboardColumns } from '../../dashboard/list-styles.ts';

/** Home page of a consultant who is pending approval. */
export const PendingHome = ({ user }: { user: User }) => (
  <>
    <HomeHead title={copy.pending.title} text={copy.pending.text} />
    <DashboardColumns>
      <Stack $gap="6">
        <ApprovalStatus user={user} />
        <Panel title={profileCopy.consultant.title}>
          <Stack $gap="4">
            <p>{profileCopy.consultant.pendingText}</p>
            <ConsultantProfileForm />
          </Stack>
        </Panel>
      </Stack>
      <AccountFacts user={user} />
    </DashboardColumns>
  </>
);
