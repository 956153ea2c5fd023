/**
 * URL of a path on a site. Path and query are set on the origin and never resolved against it, so no text in them can choose another
 * host: `//other.example/a` stays a path of this site.
 * @param origin such as `https://www.example.com`
 * @param path begins with a slash; may have a query, and no fragment
 */
export const siteUrl = (origin: string, path: string): URL => {
  const url = new URL(origin);
  const query = path.indexOf('?');
  url.pathname = query < 0 ? path : path.slice(0, query);
  url.search = query < 0 ? '' : path.slice(query);
  return url;
};
