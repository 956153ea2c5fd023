import type { RemoteId } from 'shared-lib/federation';

/**
 * A release that failed while drawing is left by reloading the page once with the fallback release pinned. The pin is a
 * short-lived cookie because the server has to draw the same release; `crashed` remembers that the one reload was spent.
 */
const PIN_SECONDS = 600;
const cookieOf = (remote: RemoteId) => `miqyas_pin_${remote.replace('remote-', '')}`;
const crashKey = (remote: RemoteId, version: string) => `miqyas:crashed:${remote}:${version}`;

const remember = (key: string): boolean => {
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false; // without a memory the reload could repeat for ever, so there is none
  }
};

/** Reloads with `fallback` pinned; answers false when that was already done for this release, or cannot be remembered. */
export const reloadPinned = (remote: RemoteId, crashed: string, fallback: string): boolean => {
  if (!remember(crashKey(remote, crashed))) return false;
  document.cookie = `${cookieOf(remote)}=${fallback}; path=/; max-age=${PIN_SECONDS}; samesite=lax`;
  location.reload();
  return true;
};
