import { purposes, type Choice, type Purpose } from './purposes.ts';

/**
 * Tells the server what was agreed to, because the server writes the security policy of each page: names of purposes, and no
 * cookie at all where nothing was agreed to. The choice itself, refusals among them, stays in the browser's storage.
 */
const NAME = 'miqyas_consent';
const BETWEEN = '.';

/** Purposes that a choice agrees to. */
export const grantedIn = (choice: Choice | null): Purpose[] => purposes.filter((purpose) => choice?.[purpose]);

/** @param keptMs for how long the choice still holds */
export const writeConsentCookie = (choice: Choice | null, keptMs: number): void => {
  const granted = grantedIn(choice);
  const seconds = granted.length > 0 ? Math.floor(keptMs / 1000) : 0;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${NAME}=${granted.join(BETWEEN)}; path=/; max-age=${seconds}; samesite=lax${secure}`;
};

/** @param cookies a `Cookie` header, or `document.cookie` */
export const readConsentCookie = (cookies: string): Purpose[] => {
  const value = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  const named = value?.split(BETWEEN) ?? [];
  return purposes.filter((purpose) => named.includes(purpose));
};
