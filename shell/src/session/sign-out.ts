/** Time of the last chosen sign-out in this browser. The other tabs learn from it that the session did not just expire. */
const SIGNED_OUT_KEY = 'miqyas:signed-out';

/** When somebody last signed out in this browser; null when that is unknown. */
export const lastSignOut = (): string | null => {
  try {
    return localStorage.getItem(SIGNED_OUT_KEY);
  } catch {
    return null;
  }
};

/** Tells the other tabs of this browser that the person chose to sign out. */
export const markSignOut = (): void => {
  try {
    localStorage.setItem(SIGNED_OUT_KEY, String(Date.now()));
  } catch {
    // Without storage no other tab shares the session.
  }
};

/** Whether the key of a `storage` event says that somebody signed out. */
export const isSignOut = (key: string | null): boolean => key === SIGNED_OUT_KEY;

/**
 * Revokes a token on the server. The visitor is signed out whatever the response is (specification §4), so a failure is not
 * reported. `keepalive` lets the request outlive this document, because the home page loads a new one.
 */
export const revokeToken = async (token: string): Promise<void> => {
  await fetch('/api/auth/logout', {
    method: 'POST',
    keepalive: true,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: '{}',
  }).catch(() => undefined);
};
