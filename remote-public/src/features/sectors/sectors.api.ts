import { queryOptions } from '@tanstack/react-query';
import type { Sector } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';

/** Loaded lazily with the first request: the home page usually gets its data from the server markup. */
const contract = async () => (await import('./sectors.contract.ts')).sectorList;

export const sectorQueries = {
  all: () => ['sectors'] as const,
  list: () =>
    queryOptions({
      queryKey: [...sectorQueries.all(), 'list'],
      queryFn: ({ signal }): Promise<Sector[]> => http.get('/public/sectors', contract, { signal }),
    }),
};
