import { useQuery } from '@tanstack/react-query';
import type { AccountSummary, User } from 'shared-lib/contracts';
import { dashboardQueries } from '../dashboard/dashboard-queries.ts';

/** Numbers of the menu. */
export interface DashboardCounts {
  requests: number;
  messages: number;
  notifications: number;
}

const activeRequests = ({ requests: { active } }: AccountSummary): number =>
  Object.values(active).reduce((total, count) => total + count, 0);

/** The numbers beside the links of the menu; undefined until they are loaded and for users without a dashboard. */
export const useDashboardCounts = (user: User | null, isSignedIn: boolean): DashboardCounts | undefined => {
  const isActive = isSignedIn && user?.status === 'active';
  const client = useQuery({ ...dashboardQueries.clientSummary(), enabled: isActive && user.role === 'client' }).data;
  const staff = useQuery({
    ...dashboardQueries.consultantSummary(),
    enabled: isActive && user.role === 'consultant',
  }).data;
  if (client)
    return {
      requests: activeRequests(client),
      messages: client.unread_messages,
      notifications: client.unread_notifications,
    };
  return (
    staff && {
      requests: staff.views.active,
      messages: staff.unread_messages,
      notifications: staff.unread_notifications,
    }
  );
};
