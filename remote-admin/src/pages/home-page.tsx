import { copy } from '../copy/ar.ts';
import { Dashboard } from '../features/dashboard/dashboard.tsx';
import { UserCounts } from '../features/users/user-counts.tsx';
import { UserPanel } from '../features/users/user-panel.tsx';

const labels = copy.home;

export const HomePage = () => (
  <>
    <Dashboard
      people={
        <UserPanel
          title={labels.pendingPanel}
          filter={{ role: 'consultant', status: 'pending' }}
          order="asc"
          emptyText={labels.pendingNone}
        />
      }
    />
    <UserCounts />
  </>
);
