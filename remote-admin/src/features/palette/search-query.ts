import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminSearchResponse, SEARCH_MIN_LENGTH } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';

/** Searches requests, people and content. */
export const adminSearchResults = (q: string) =>
  queryOptions({
    queryKey: ['admin', 'search', q],
    queryFn: async ({ signal }) =>
      (await http.get(`/admin/search?${new URLSearchParams({ q })}`, adminSearchResponse, { signal })).data,
    enabled: q.length >= SEARCH_MIN_LENGTH,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
