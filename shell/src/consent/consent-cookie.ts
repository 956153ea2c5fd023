import { purposes, type ConsentChoice, type Purpose } from './purposes.ts';

/**
 * Sends the granted purposes to the server, which writes the security policy of each page. Without consent there is no cookie. The
 * whole choice, including rejected purposes, is in the browser's storage.
 */
const NAME = 'miqyas_consent';
const SEPARATOR = '.';

/** Purposes that a choice grants. */
export const grantedIn = (choice: ConsentChoice | null): Purpose[] => purposes.filter((purpose) => choice?.[purpose]);

/** @param validMs remaining validity of the choice, in milliseconds */
export const writeConsentCookie = (choice: ConsentChoice | null, validMs: number): void => {
  const granted = grantedIn(choice);
  const seconds = granted.length > 0 ? Math.floor(validMs / 1000) : 0;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${NAME}=${granted.join(SEPARATOR)}; path=/; max-age=${seconds}; samesite=lax${secure}`;
};

/** @param cookies a `Cookie` header, or `document.cookie` */
export const readConsentCookie = (cookies: string): Purpose[] => {
  const value = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  const names = value?.split(SEPARATOR) ?? [];
  return purposes.filter((purpose) => names.includes(purpose));
};
