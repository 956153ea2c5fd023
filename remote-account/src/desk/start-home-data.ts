import type { QueryClient } from '@tanstack/react-query';
import type { User } from 'shared-lib/contracts';
import { deskQueries } from './desk-queries.ts';
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
      queryClient.query(deskQueries.clientSummary()),
      queryClient.query(deskQueries.activeRequests()),
      queryClient.query(deskQueries.latestMessages('client')),
      queryClient.query(deskQueries.popularStudies()),
    ]);
  if (role === 'consultant') {
    const { view, page } = readQueuePlace(search);
    await Promise.allSettled([
      queryClient.query(deskQueries.consultantSummary()),
      queryClient.query(deskQueries.queue(view, page)),
      queryClient.query(deskQueries.latestMessages('consultant')),
    ]);
  }
};
