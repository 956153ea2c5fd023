import { paths } from 'shared-lib/paths';

export const authModes = ['login', 'register', 'forgot', 'reset'] as const;
export type AuthMode = (typeof authModes)[number];

/** The view that an address asks for; an unknown one is the way in. */
export const readMode = (search: URLSearchParams): AuthMode =>
  authModes.find((mode) => mode === search.get('mode')) ?? 'login';

/** Address of a view. Where the visitor wanted to go (`next`) goes along. */
export const authHref = (mode: AuthMode, next: string | null): string => {
  const search = new URLSearchParams({ ...(mode === 'login' ? {} : { mode }), ...(next ? { next } : {}) });
  return search.size > 0 ? `${paths.auth()}?${search}` : paths.auth();
};
