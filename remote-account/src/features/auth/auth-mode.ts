import { paths } from 'shared-lib/paths';

export const authModes = ['login', 'register', 'forgot', 'reset'] as const;
export type AuthMode = (typeof authModes)[number];

/** Reads the mode from the URL. An unknown mode falls back to `login`. */
export const readMode = (search: URLSearchParams): AuthMode =>
  authModes.find((mode) => mode === search.get('mode')) ?? 'login';

/**
 * URL of a mode.
 * @param next path to open after signing in; it is passed on to the other modes
 */
export const authHref = (mode: AuthMode, next: string | null): string => {
  const search = new URLSearchParams({ ...(mode === 'login' ? {} : { mode }), ...(next ? { next } : {}) });
  return search.size > 0 ? `${paths.auth()}?${search}` : paths.auth();
};
