import type { User } from 'shared-lib/contracts';
import { create } from 'zustand';
import { isStoredUser } from './stored-user.ts';

export type Session =
  | { status: 'unknown'; token: null; user: null }
  | { status: 'guest'; token: null; user: null }
  | { status: 'signed-in'; token: string; user: User };

/** Storage keys of the specification (§3, §4). `token` is the legacy key; its value moves to `auth_token` when it is read. */
const TOKEN_KEY = 'auth_token';
const LEGACY_TOKEN_KEY = 'token';
const USER_KEY = 'user';

const GUEST: Session = { status: 'guest', token: null, user: null };
const UNKNOWN: Session = { status: 'unknown', token: null, user: null };

/** Ignores storage errors (disabled, full): the session then exists in this tab only. */
const attempt = (callback: () => void) => {
  try {
    callback();
  } catch {
    /* the session also works without storage */
  }
};

const readToken = (): string | null => {
  try {
    return localStorage.getItem(TOKEN_KEY) ?? localStorage.getItem(LEGACY_TOKEN_KEY);
  } catch {
    return null;
  }
};

const readUser = (): unknown => {
  try {
    return JSON.parse(localStorage.getItem(USER_KEY) ?? 'null');
  } catch {
    return null;
  }
};

const readStored = (): Session => {
  const token = readToken();
  if (!token) return GUEST;
  const user = readUser();
  if (!isStoredUser(user)) return UNKNOWN;
  attempt(() => {
    if (localStorage.getItem(LEGACY_TOKEN_KEY) !== null) {
      localStorage.setItem(TOKEN_KEY, token);
      localStorage.removeItem(LEGACY_TOKEN_KEY);
    }
  });
  return { status: 'signed-in', token, user };
};

/**
 * `unknown` until `restore` reads the storage, and while `restoreUser` asks for the user of a token. The server renders the same state,
 * so hydration matches.
 */
export const useSession = create<Session>()(() => UNKNOWN);

export const session = {
  get: (): Session => useSession.getState(),
  /** Calls the listener on every change; returns an unsubscribe function. */
  subscribe: (listener: (now: Session, before: Session) => void) => useSession.subscribe(listener),
  /** Reads the session from the storage: at start, and after another tab changed it. A token without a user needs `restoreUser`. */
  restore: () => useSession.setState(readStored(), true),
  signIn(token: string, signedIn: User) {
    attempt(() => {
      localStorage.setItem(TOKEN_KEY, token);
      localStorage.setItem(USER_KEY, JSON.stringify(signedIn));
    });
    useSession.setState({ status: 'signed-in', token, user: signedIn }, true);
  },
  /** Replaces the user of the current session; does nothing for guests. */
  updateUser(updated: User) {
    const now = useSession.getState();
    if (now.status !== 'signed-in') return;
    attempt(() => localStorage.setItem(USER_KEY, JSON.stringify(updated)));
    useSession.setState({ ...now, user: updated }, true);
  },
  storedToken: readToken,
  /** Gives up on a stored token for now, without removing it. */
  continueAsGuest: () => useSession.setState(GUEST, true),
  signOut() {
    attempt(() => {
      for (const key of [TOKEN_KEY, LEGACY_TOKEN_KEY, USER_KEY]) localStorage.removeItem(key);
    });
    useSession.setState(GUEST, true);
  },
} as const;

/** Whether the key of a `storage` event concerns the session; null means that all keys were cleared. */
export const isSessionKey = (key: string | null): boolean => key === null || key === TOKEN_KEY || key === USER_KEY;
