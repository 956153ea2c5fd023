import type { User } from 'shared-lib/contracts';
import { copy } from '../../copy/ar.ts';
import { AccountFacts } from './account-facts.tsx';
import { HomeHead } from './home-head.tsx';
import { Column, Columns } from './home-layout.ts';
import { NewRequest } from './new-request.tsx';
import { NextSteps } from './next-steps.tsx';
import { RequestsPanel } from './requests-panel.tsx';

/** Home page of a client or an approved consultant. */
export const Home = ({ user, role }: { user: User; role: 'client' | 'consultant' }) => (
  <>
    <HomeHead
      title={copy.dashboard.greeting(user.name)}
      text={copy.dashboard.welcome[role]}
      action={role === 'client' && <NewRequest />}
    />
    <Columns>
      <Column>
        <NextSteps role={role} />
        <RequestsPanel role={role} />
      </Column>
      <AccountFacts user={user} />
    </Columns>
  </>
);
