import { listHref, readPage, readSearchText, readText } from 'shared-lib/list/url-state';
import { paths } from 'shared-lib/paths';

/** State of the blog list. It is stored in the query string, so it can be shared and the Back button restores it. */
export interface BlogListState {
  page: number;
  q: string;
  category: string | undefined;
  tag: string | undefined;
}

/** Reads the list state from the query string. Invalid values are dropped, not sent to the API. */
export const readBlogListState = (search: URLSearchParams): BlogListState => ({
  page: readPage(search),
  q: readSearchText(search),
  category: readText(search, 'category') || undefined,
  tag: readText(search, 'tag') || undefined,
});

/** URL path of a list state. Without `page` it is the first page. */
export const blogHref = ({ q, category, tag, page }: Partial<BlogListState>): string =>
  listHref(paths.blog(), { q, category, tag, page });

export const isFiltered = ({ q, category, tag }: BlogListState): boolean => Boolean(q || category || tag);
