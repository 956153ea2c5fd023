import type { QueryClient } from '@tanstack/react-query';
import type { User } from 'shared-lib/contracts';
import { dashboardQueries } from './dashboard-queries.ts';
import { readQueuePlace } from './queue-place.ts';

/**
 * Requests the data of the home page while its code is still loading. A failure is reported by the panel that needs the data.
 * @param search parameters of the home page's URL
 */
export const startHomeData = async (
  queryClient: QueryClient,
  { role }: Pick<User, 'role'>,
  search: URLSearchParams,
): Promise<void> => {
  if (role === 'client')
    await Promise.allSettled([
      queryClient.query(dashboardQueries.clientSummary()),
      queryClient.query(dashboardQueries.activeRequests()),
      queryClient.query(dashboardQueries.latestMessages('client')),
      queryClient.query(dashboardQueries.popularStudies()),
    ]);
  if (role === 'consultant') {
    const { view, page } = readQueuePlace(search);
    await Promise.allSettled([
      queryClient.query(dashboardQueries.consultantSummary()),
      queryClient.query(dashboardQueries.queue(view, page)),
      queryClient.query(dashboardQueries.latestMessages('consultant')),
    ]);
  }
};
