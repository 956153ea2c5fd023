import { toLatinDigits } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';

/** Where somebody is in the blog. All of it stands in the address, so it can be shared and Back undoes it. */
export interface BlogPlace {
  page: number;
  q: string;
  category: string | undefined;
  tag: string | undefined;
}

/** The API refuses longer ones. */
const LONGEST_SEARCH = 200;
const LONGEST_NAME = 160;
const LAST_PAGE = 1_000_000;

const nameIn = (search: URLSearchParams, key: string) => search.get(key)?.trim().slice(0, LONGEST_NAME) || undefined;

const pageIn = (search: URLSearchParams): number => {
  const page = Number(toLatinDigits(search.get('page') ?? ''));
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
};

/** What an address says; what it cannot mean is left out rather than asked of the API. */
export const readBlogPlace = (search: URLSearchParams): BlogPlace => ({
  page: pageIn(search),
  q: (search.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
  category: nameIn(search, 'category'),
  tag: nameIn(search, 'tag'),
});

/** The address of a place; of a list that is narrowed anew, its first page. */
export const blogHref = ({ q, category, tag, page = 1 }: Partial<BlogPlace>): string => {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (category) search.set('category', category);
  if (tag) search.set('tag', tag);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${paths.blog()}?${search}` : paths.blog();
};

export const isNarrowed = ({ q, category, tag }: BlogPlace): boolean => Boolean(q || category || tag);
