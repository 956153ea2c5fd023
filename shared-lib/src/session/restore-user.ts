import { session, isStoredUser } from './session.ts';

const UNAUTHORIZED = 401;

const readUser = async (token: string): Promise<void> => {
  const response = await fetch('/api/auth/me', {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
  });
  const body: unknown = await response.json();
  // Somebody may have signed in meanwhile.
  if (session.get().status !== 'unknown') return;
  if (response.status === UNAUTHORIZED) return session.signOut();
  const user: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'data') : undefined;
  if (isStoredUser(user)) session.signIn(token, user);
};

/**
 * Asks the API for the user of a stored token that has no stored user (specification §4). A token that the API refuses is removed;
 * after another failure the visitor is a guest until the next document.
 * The API client cannot do this: it waits for the page, and a guarded page waits for the user.
 */
export const restoreUser = async (): Promise<void> => {
  const token = session.storedToken();
  if (!token || session.get().status !== 'unknown') return;
  await readUser(token).catch(() => undefined);
  if (session.get().status === 'unknown') session.continueAsGuest();
};
