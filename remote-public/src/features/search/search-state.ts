import { SEARCH_MIN_LENGTH, searchKinds, type SearchKind } from 'shared-lib/contracts';
import { searchWords } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';

/** Limit of the API; it rejects longer queries. */
const MAX_QUERY_LENGTH = 200;

/** Query and selected kind of results, stored in the query string. */
export interface SearchState {
  q: string;
  kind: SearchKind | undefined;
}

export const readSearchState = (search: URLSearchParams): SearchState => ({
  q: (search.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH),
  kind: searchKinds.find((kind) => kind === search.get('kind')),
});

export const searchHref = ({ q, kind }: SearchState): string =>
  kind ? `${paths.search(q)}&kind=${kind}` : paths.search(q);

/** Whether the query is long enough (`SEARCH_MIN_LENGTH`); punctuation does not count. */
export const isSearchable = (q: string): boolean => searchWords(q).join('').length >= SEARCH_MIN_LENGTH;
