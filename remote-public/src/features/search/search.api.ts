import { queryOptions } from '@tanstack/react-query';
import { lazyContracts } from 'shared-lib/api';
import type { SearchResponse } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';

const contract = lazyContracts(() => import('./search.contract.ts'));

/** Requests all kinds at once: there are few results of each, and the page always shows the counts of all kinds. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', q],
    queryFn: ({ signal }): Promise<SearchResponse> =>
      http.get('/public/search', contract('searchResponse'), { params: { q }, signal }),
  });
