import { queryOptions } from '@tanstack/react-query';
import { enveloped, sector, type Sector } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import * as z from 'zod/mini';

export const sectorQueries = {
  all: () => ['sectors'] as const,
  list: () =>
    queryOptions({
      queryKey: [...sectorQueries.all(), 'list'],
      queryFn: ({ signal }): Promise<Sector[]> => http.get('/public/sectors', enveloped(z.array(sector)), { signal }),
    }),
};
