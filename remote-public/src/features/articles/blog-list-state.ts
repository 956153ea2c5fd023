import type { ArticleSort } from 'shared-lib/contracts';
import { listHref, readPage, readSearchText, readText } from 'shared-lib/list/url-state';
import { paths } from 'shared-lib/paths';

const otherSorts = ['oldest', 'title'] as const satisfies readonly ArticleSort[];

/** State of the blog list. It is stored in the query string, so it can be shared and the Back button restores it. */
export interface BlogListState {
  page: number;
  q: string;
  category: string | undefined;
  tag: string | undefined;
  /** Undefined for the newest first. */
  sort: Exclude<ArticleSort, 'newest'> | undefined;
}

/** Reads the list state from the query string. Invalid values are dropped, not sent to the API. */
export const readBlogListState = (search: URLSearchParams): BlogListState => ({
  page: readPage(search),
  q: readSearchText(search),
  category: readText(search, 'category') || undefined,
  tag: readText(search, 'tag') || undefined,
  sort: otherSorts.find((sort) => sort === readText(search, 'sort')),
});

/** URL path of a list state. Without `page` it is the first page. */
export const blogHref = ({ q, category, tag, sort, page }: Partial<BlogListState>): string =>
  listHref(paths.blog(), { q, category, tag, sort, page });

export const isFiltered = ({ q, category, tag }: BlogListState): boolean => Boolean(q || category || tag);
