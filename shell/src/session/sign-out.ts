import { http, type Contract } from 'shared-lib/http';

/** Whatever is answered. */
const anything: Contract<unknown> = { safeParse: (data) => ({ success: true, data }) };

/**
 * Tells the server that a token is no longer wanted. The visitor is signed out whatever the answer is (specification §4),
 * so a failure is not reported.
 */
export const revokeToken = async (token: string): Promise<void> => {
  await http
    .post('/auth/logout', {}, anything, { headers: { Authorization: `Bearer ${token}` } })
    .catch(() => undefined);
};
