import { paths } from 'shared-lib/paths';
import { heads } from '../copy/heads.ts';
import { isSearchable, readSearchState, searchQuery } from '../features/search/search-state.ts';
import type { PageHandle } from './lazy-handle.ts';

/** Search engines must not index search results. */
export const searchHandle: PageHandle = {
  prefetch: ({ queryClient, url }) => {
    const { q } = readSearchState(url.searchParams);
    return isSearchable(q) ? queryClient.query(searchQuery(q)) : Promise.resolve();
  },
  seo: ({ url }) => {
    const { q } = readSearchState(url.searchParams);
    return {
      title: q ? heads.search.titleOf(q) : heads.search.title,
      description: heads.search.description,
      canonicalPath: paths.search(),
      noindex: true,
    };
  },
};
