import { pageAt, type ReleasePage } from 'shared-lib/federation';

/**
 * The URL that a page is rendered for: without the parameters that the page does not know, such as those of advertising links, so that they do not
 * multiply what the server renders and caches.
 * @param pages pages of the release; a page that names no parameters keeps all of them
 */
export const canonicalUrl = (url: URL, pages: readonly ReleasePage[] = []): URL => {
  const known = pageAt(pages, url.pathname)?.parameters;
  if (!known || url.search === '') return url;
  const canonical = new URL(url);
  canonical.search = new URLSearchParams([...url.searchParams].filter(([name]) => known.includes(name))).toString();
  return canonical;
};

/** Path and parameters in one order, so that equal pages have equal keys. */
export const cacheKeyOf = (url: URL): string => {
  const parameters = new URLSearchParams(url.search);
  parameters.sort();
  return `${url.pathname}?${parameters.toString()}`;
};
