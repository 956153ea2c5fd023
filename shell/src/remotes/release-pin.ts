import type { RemoteId } from 'shared-lib/federation';

/**
 * After a release crashed while rendering, the page is reloaded once with the fallback release pinned. The pin is a short-lived
 * cookie, because the server must render with the same release. An entry in the session storage prevents a second reload.
 */
const PIN_SECONDS = 600;
const cookieNameOf = (remote: RemoteId) => `miqyas_pin_${remote.replace('remote-', '')}`;
const crashKeyOf = (remote: RemoteId, version: string) => `miqyas:crashed:${remote}:${version}`;

/** Stores the key. Returns false when it was stored before or cannot be stored. */
const storeOnce = (key: string): boolean => {
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false; // without storage the page could reload forever
  }
};

/** Reloads with `fallback` pinned. Returns false when this release was left before, or when that cannot be stored. */
export const reloadPinned = (remote: RemoteId, crashed: string, fallback: string): boolean => {
  if (!storeOnce(crashKeyOf(remote, crashed))) return false;
  document.cookie = `${cookieNameOf(remote)}=${fallback}; path=/; max-age=${PIN_SECONDS}; samesite=lax`;
  location.reload();
  return true;
};
