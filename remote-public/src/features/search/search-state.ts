import { SEARCH_MIN_LENGTH, searchKinds, type SearchKind, type SearchResponse } from 'shared-lib/contracts';
import { searchWords } from 'shared-lib/format';
import { listHref, readChoice, readSearchText } from 'shared-lib/list/url-state';
import { paths } from 'shared-lib/paths';
import { queryOptions } from '@tanstack/react-query';
import { lazyContracts } from 'shared-lib/api';
import { http } from 'shared-lib/http';

/** Query and selected kind of results, stored in the query string. */
export interface SearchState {
  q: string;
  kind: SearchKind | undefined;
}

export const readSearchState = (search: URLSearchParams): SearchState => ({
  q: readSearchText(search),
  kind: readChoice(search, 'kind', searchKinds),
});

export const searchHref = ({ q, kind }: SearchState): string => listHref(paths.search(), { q, kind });

/** Whether the query is long enough (`SEARCH_MIN_LENGTH`); punctuation does not count. */
export const isSearchable = (q: string): boolean => searchWords(q).join('').length >= SEARCH_MIN_LENGTH;

const contract = lazyContracts(() => import('./search.contract.ts'));

/** Requests all kinds at once: there are few results of each, and the page always shows the counts of all kinds. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', q],
    queryFn: ({ signal }): Promise<SearchResponse> =>
      http.get('/public/search', contract('searchResponse'), { params: { q }, signal }),
  });
