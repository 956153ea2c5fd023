import type { RouteHandle } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { search } from '../copy/search.ts';
import { searchQuery } from '../features/search/search.api.ts';
import { isSearchable, readSearchState } from '../features/search/search-state.ts';

/** Search engines must not index search results. */
export const searchHandle: RouteHandle = {
  prefetch: ({ queryClient, url }) => {
    const { q } = readSearchState(url.searchParams);
    return isSearchable(q) ? queryClient.query(searchQuery(q)) : Promise.resolve();
  },
  seo: ({ url }) => {
    const { q } = readSearchState(url.searchParams);
    return {
      title: q ? search.titleOf(q) : search.title,
      description: search.description,
      canonicalPath: paths.search(),
      noindex: true,
    };
  },
};
