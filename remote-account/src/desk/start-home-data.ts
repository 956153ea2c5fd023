import type { QueryClient } from '@tanstack/react-query';
import type { User } from 'shared-lib/contracts';
import { deskQueries } from './desk-queries.ts';

/** Requests the data of the home page while its code is still loading. A failure is reported by the panel that needs the data. */
export const startHomeData = async (queryClient: QueryClient, { role }: Pick<User, 'role'>): Promise<void> => {
  if (role === 'client')
    await Promise.allSettled([
      queryClient.query(deskQueries.clientSummary()),
      queryClient.query(deskQueries.activeRequests()),
      queryClient.query(deskQueries.latestMessages('client')),
      queryClient.query(deskQueries.popularStudies()),
    ]);
  if (role === 'consultant')
    await Promise.allSettled([
      queryClient.query(deskQueries.consultantSummary()),
      queryClient.query(deskQueries.latestMessages('consultant')),
    ]);
};
