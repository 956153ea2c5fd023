import { queryOptions } from '@tanstack/react-query';
import type { SearchAnswer } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';

const contract = async () => (await import('./search.contract.ts')).searchAnswer;

/** All kinds at once: they are few of each, and the counts of all stand beside whatever kind is shown. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', q],
    queryFn: ({ signal }): Promise<SearchAnswer> => http.get('/public/search', contract, { params: { q }, signal }),
  });
