import type { User } from 'shared-lib/contracts';
import { create } from 'zustand';
import { isStoredUser } from './stored-user.ts';

export type Session =
  | { status: 'unknown'; token: null; user: null }
  | { status: 'guest'; token: null; user: null }
  | { status: 'signed-in'; token: string; user: User };

/** Keys of the specification (§3, §4); `token` is the legacy one, read once and moved. */
const TOKEN_KEY = 'auth_token';
const LEGACY_TOKEN_KEY = 'token';
const USER_KEY = 'user';

const GUEST: Session = { status: 'guest', token: null, user: null };

/** Storage may be disabled, full or hold anything: then the session lives in this tab only. */
const attempt = (act: () => void) => {
  try {
    act();
  } catch {
    /* the session works without storage */
  }
};

const readStored = (): Session => {
  try {
    const token = localStorage.getItem(TOKEN_KEY) ?? localStorage.getItem(LEGACY_TOKEN_KEY);
    const user: unknown = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null');
    if (!token || !isStoredUser(user)) return GUEST;
    if (localStorage.getItem(LEGACY_TOKEN_KEY) !== null) {
      localStorage.setItem(TOKEN_KEY, token);
      localStorage.removeItem(LEGACY_TOKEN_KEY);
    }
    return { status: 'signed-in', token, user };
  } catch {
    return GUEST;
  }
};

/** `unknown` until the browser has looked: it is also what the server renders, so hydration always agrees. */
export const useSession = create<Session>()(() => ({ status: 'unknown', token: null, user: null }));

export const session = {
  get: (): Session => useSession.getState(),
  /** Calls back on every change; returns the way to stop. */
  subscribe: (listener: (now: Session, before: Session) => void) => useSession.subscribe(listener),
  /** Takes over what the browser has stored (at the start, and when another tab changed it). */
  restore: () => useSession.setState(readStored(), true),
  signIn(token: string, signedIn: User) {
    attempt(() => {
      localStorage.setItem(TOKEN_KEY, token);
      localStorage.setItem(USER_KEY, JSON.stringify(signedIn));
    });
    useSession.setState({ status: 'signed-in', token, user: signedIn }, true);
  },
  /** Replaces the user of the session that is open; a guest stays a guest. */
  updateUser(fresh: User) {
    const now = useSession.getState();
    if (now.status !== 'signed-in') return;
    attempt(() => localStorage.setItem(USER_KEY, JSON.stringify(fresh)));
    useSession.setState({ ...now, user: fresh }, true);
  },
  signOut() {
    attempt(() => {
      for (const key of [TOKEN_KEY, LEGACY_TOKEN_KEY, USER_KEY]) localStorage.removeItem(key);
    });
    useSession.setState(GUEST, true);
  },
} as const;

/** Whether a `storage` event speaks of the session (a null key means that everything was cleared). */
export const isSessionKey = (key: string | null): boolean => key === null || key === TOKEN_KEY || key === USER_KEY;
