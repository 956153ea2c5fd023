const TARGET = /^(?:\/(?![/\\])|#|https?:\/\/(?=[^/?#])|mailto:|tel:)/i;
/** Browsers remove or rewrite these inside a URL. */
const FORBIDDEN = /[\s\\\p{Cc}\p{Cs}]/u;
/** A name before the host: `https://bank.example@evil.example` leads to evil.example. */
const USER_INFO = /^https?:\/\/[^/?#]*@/i;

export const hasUserInfo = (url: string): boolean => USER_INFO.test(url);

/**
 * Whether a link that an editor typed may become the `href` of a page: a path or fragment of this site, an http(s) URL without a name
 * before the host, `mailto:`
 * or `tel:`. The API, the contracts and the pages use this one rule, so that each saved link is shown.
 */
export const isSafeLink = (url: string): boolean => TARGET.test(url) && !FORBIDDEN.test(url) && !hasUserInfo(url);

const PLACEHOLDER_ORIGIN = 'https://site.invalid';
const SIGN_IN = ['/auth', '/admin/login'];

/**
 * Path to open after sign-in: `wanted` if it is a path of this site, else `fallback`. Rejects other hosts in all notations
 * (`//host`, `/\host`, `/..//host`, `https:host`, control characters) and the sign-in pages themselves.
 */
export const safeNextPath = (wanted: string | null | undefined, fallback: string): string => {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /[\p{Cc}\\]/u.test(wanted)) return fallback;
  const url = new URL(wanted, PLACEHOLDER_ORIGIN);
  // `..` is resolved now, and may have left two slashes at the start.
  if (url.origin !== PLACEHOLDER_ORIGIN || url.pathname.startsWith('//') || SIGN_IN.includes(url.pathname))
    return fallback;
  return url.pathname + url.search + url.hash;
};

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
