import { media } from 'shared-lib/theme';
import styled from 'styled-components';
import { copy } from '../copy/ar.ts';
import { Dashboard } from '../features/dashboard/dashboard.tsx';
import { UserCounts } from '../features/users/user-counts.tsx';
import { UserPanel } from '../features/users/user-panel.tsx';

const labels = copy.home;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: var(--s6);
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const HomePage = () => (
  <>
    <Dashboard />
    <UserCounts />
    <Columns>
      <UserPanel
        title={labels.pendingPanel}
        filter={{ role: 'consultant', status: 'pending' }}
        order="asc"
        emptyText={labels.pendingNone}
      />
      <UserPanel title={labels.newest} filter={{}} order="desc" emptyText={labels.newestNone} />
    </Columns>
  </>
);
