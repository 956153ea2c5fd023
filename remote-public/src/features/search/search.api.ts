import { queryOptions } from '@tanstack/react-query';
import type { SearchResponse } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';

const contract = async () => (await import('./search.contract.ts')).searchResponse;

/** Requests all kinds at once: there are few results of each, and the page always shows the counts of all kinds. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', q],
    queryFn: ({ signal }): Promise<SearchResponse> => http.get('/public/search', contract, { params: { q }, signal }),
  });
