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
