import type { User } from 'shared-lib/contracts';
import { create } from 'zustand';
import { useState } from 'react';

const ROLES: readonly unknown[] = ['admin', 'client', 'consultant', 'other'] satisfies User['role'][];
const STATUSES: readonly unknown[] = ['active', 'pending', 'suspended', 'other'] satisfies User['status'][];

const isText = (value: unknown) => typeof value === 'string';
const isTimestamp = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Validators of all fields of a user. */
const fields: { [Field in keyof User]-?: (value: unknown) => boolean } = {
  id: (value) => Number.isInteger(value) && Number(value) > 0,
  name: isText,
  email: isText,
  phone: isText,
  phone_e164: (value) => value === undefined || isText(value),
  company: isText,
  country: isText,
  role: (value) => ROLES.includes(value),
  status: (value) => STATUSES.includes(value),
  last_login_at: (value) => value === null || isTimestamp(value),
  created_at: isTimestamp,
  updated_at: isTimestamp,
};

/**
 * Equivalent of the contract `user` without zod: the stored user is validated before the first page is interactive, and nothing
 * else needs zod at that time. A test checks that both agree.
 */
export const isStoredUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(fields).every(([field, isValid]) => isValid(Reflect.get(value, field)));

/**
 * The signed-in user, or the last one that this component saw. A page stays on the screen after its session expires, until the
 * user signs in again, and still needs the user's data.
 */
export const useKnownUser = (): User | null => {
  const user = useSession((state) => state.user);
  const [lastUser, setLastUser] = useState(user);
  if (user && user !== lastUser) setLastUser(user);
  return user ?? lastUser;
};

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
