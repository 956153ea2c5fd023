import { pageAt, type ReleasePage } from 'shared-lib/federation';
import { siteUrl } from 'shared-lib/paths';

/** Parameters that a page reads; undefined when it keeps all of them. A path that no page has shows the same for every query. */
const parametersOf = (pages: readonly ReleasePage[], pathname: string): readonly string[] | undefined =>
  pages.length === 0 ? undefined : (pageAt(pages, pathname) ?? { parameters: [] }).parameters;

/**
 * The URL that a page is rendered for. It is also the key of the cached page: pages with equal keys are rendered from equal URLs. Unknown
 * parameters, such as those of advertising links, are left out, so that they do not multiply what the server renders; the others have one
 * order and one notation.
 * @param path path and query of the request, as `checkRequestTargets` lets them pass
 * @param pages pages of the release; a page that names no parameters keeps all of them
 */
export const canonicalUrl = (siteOrigin: string, path: string, pages: readonly ReleasePage[] = []): URL => {
  const url = siteUrl(siteOrigin, path);
  const known = parametersOf(pages, url.pathname);
  const parameters = new URLSearchParams([...url.searchParams].filter(([name]) => known?.includes(name) ?? true));
  parameters.sort();
  url.search = parameters.toString();
  return url;
};
