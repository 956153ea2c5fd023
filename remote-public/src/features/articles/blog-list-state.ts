import { toLatinDigits } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';

/** State of the blog list. It is stored in the query string, so it can be shared and the Back button restores it. */
export interface BlogListState {
  page: number;
  q: string;
  category: string | undefined;
  tag: string | undefined;
}

/** Limits of the API; it rejects longer values. */
const MAX_SEARCH_LENGTH = 200;
const MAX_NAME_LENGTH = 160;
const MAX_PAGE = 1_000_000;

const readName = (search: URLSearchParams, key: string) =>
  search.get(key)?.trim().slice(0, MAX_NAME_LENGTH) || undefined;

const readPage = (search: URLSearchParams): number => {
  const page = Number(toLatinDigits(search.get('page') ?? ''));
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
};

/** Reads the list state from the query string. Invalid values are dropped, not sent to the API. */
export const readBlogListState = (search: URLSearchParams): BlogListState => ({
  page: readPage(search),
  q: (search.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
  category: readName(search, 'category'),
  tag: readName(search, 'tag'),
});

/** URL path of a list state. Without `page` it is the first page. */
export const blogHref = ({ q, category, tag, page = 1 }: Partial<BlogListState>): string => {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (category) search.set('category', category);
  if (tag) search.set('tag', tag);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${paths.blog()}?${search}` : paths.blog();
};

export const isFiltered = ({ q, category, tag }: BlogListState): boolean => Boolean(q || category || tag);
