const HERE = 'https://site.invalid';

/**
 * Where to go after sign-in: the wanted address when it is a path of this site, else the fallback. Refuses other hosts in
 * every disguise (`//host`, `/\host`, `https:host`, control characters) and the sign-in pages themselves.
 */
export const safeNextPath = (wanted: string | null | undefined, fallback: string): string => {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /[\p{Cc}\\]/u.test(wanted)) return fallback;
  const url = new URL(wanted, HERE);
  if (url.origin !== HERE || url.pathname === '/auth' || url.pathname === '/admin/login') return fallback;
  return url.pathname + url.search + url.hash;
};
