import { copy } from '../copy/ar.ts';
import { Dashboard } from '../features/dashboard/dashboard.tsx';
import { UserCounts } from '../features/users/user-counts.tsx';
import { UserPanel } from '../features/users/user-panel.tsx';
import { Columns } from 'shared-lib/ui/stack';

const labels = copy.home;

export const HomePage = () => (
  <>
    <Dashboard />
    <UserCounts />
    <Columns $gap="6" $columns="repeat(2, minmax(0, 1fr))" $align="start" $stacked>
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
