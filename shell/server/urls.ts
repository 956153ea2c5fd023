const STRAY_PERCENT = /%(?![0-9a-f]{2})/giu;

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * Escapes percent signs of a path that cannot be decoded: a `%` without two hex digits, as in `/blog/100%`, which people type
 * and share, and escapes that are not UTF-8.
 */
export const toDecodableUrl = (url: string): string => {
  const [path = '', ...query] = url.split('?');
  if (isDecodable(path)) return url;
  const repaired = path.replace(STRAY_PERCENT, '%25');
  return [isDecodable(repaired) ? repaired : path.replaceAll('%', '%25'), ...query].join('?');
};

/** Removes the query and the token of a claim link from a URL, so that logs hold no secrets. */
export const redactUrl = (url: string): string => (url.split('?')[0] ?? '').replace(/\/(claims?)\/[^/]+/u, '/$1/…');
