import { queryOptions } from '@tanstack/react-query';
import { lazyContracts } from 'shared-lib/api';
import type { Sector } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';

const contract = lazyContracts(() => import('./sectors.contract.ts'));

export const sectorQueries = {
  all: () => ['sectors'] as const,
  list: () =>
    queryOptions({
      queryKey: [...sectorQueries.all(), 'list'],
      queryFn: ({ signal }): Promise<Sector[]> => http.get('/public/sectors', contract('sectorList'), { signal }),
    }),
};
