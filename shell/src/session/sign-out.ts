import { http, type Contract } from 'shared-lib/http';

/** Accepts every response. */
const anyResponse: Contract<unknown> = { safeParse: (data) => ({ success: true, data }) };

/**
 * Revokes a token on the server. The visitor is signed out whatever the response is (specification §4), so a failure is not
 * reported.
 */
export const revokeToken = async (token: string): Promise<void> => {
  await http
    .post('/auth/logout', {}, anyResponse, { headers: { Authorization: `Bearer ${token}` } })
    .catch(() => undefined);
};
