import { http } from 'shared-lib/http';
import * as z from 'zod/mini';

/**
 * Tells the server that a token is no longer wanted. The visitor is signed out whatever the answer is (specification §4),
 * so a failure is not reported.
 */
export const revokeToken = async (token: string): Promise<void> => {
  await http.post('/auth/logout', {}, z.unknown(), { headers: { Authorization: `Bearer ${token}` } }).catch(() => undefined);
};
