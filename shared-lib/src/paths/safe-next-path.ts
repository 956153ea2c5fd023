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
