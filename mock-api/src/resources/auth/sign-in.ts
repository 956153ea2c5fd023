import type { AuthResponse, LoginInput } from 'shared-lib/contracts';
import { hashPassword, isOutdated, verifyPassword } from '../../auth/passwords.ts';
import type { Sessions } from '../../auth/sessions.ts';
import { isoNow, type Clock } from '../../clock.ts';
import { copy } from '../../copy/ar.ts';
import type { Database } from '../../db/open-database.ts';
import { forbidden, invalid } from '../../http/api-error.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { presentUser, emailKey, findUserByEmail, recordSignIn } from '../users/repository.ts';

export interface AuthDeps {
  db: Database;
  clock: Clock;
  sessions: Sessions;
  limiter: RateLimiter;
}

interface Client {
  /** IP address. */
  ip: string;
  userAgent: string;
}

/**
 * Starts a session for the right password. Each attempt counts against the limits before the password is checked, and is
 * refunded when it was right, so that simultaneous guesses count too.
 * @throws {ApiError} 422 for an unknown e-mail address or a wrong password, without saying which; 403 for a suspended account;
 *   429 after too many failures
 */
export const signIn = async (deps: AuthDeps, input: LoginInput, client: Client): Promise<AuthResponse> => {
  const { db, clock, sessions, limiter } = deps;
  const account = `${emailKey(input.email)} ${client.ip}`;
  // The account first: attempts on a blocked account must not use up the limit of an IP that many people share.
  await limiter.consume('signIn', account);
  await limiter.consume('signInAddress', client.ip);

  const found = await findUserByEmail(db, input.email);
  if (!(await verifyPassword(input.password, found?.password_hash)) || !found)
    throw invalid(undefined, copy.auth.wrongCredentials);

  await limiter.refund('signInAddress', client.ip);
  await limiter.refund('signIn', account);
  if (found.status === 'suspended') throw forbidden(copy.auth.suspended);

  const user = await recordSignIn(db, found.id, {
    last_login_at: isoNow(clock),
    ...(isOutdated(found.password_hash) || input.password !== input.password.normalize('NFC')
      ? { password_hash: await hashPassword(input.password) }
      : {}),
  });
  return { token: await sessions.start(user.id, client.userAgent), user: presentUser(user) };
};
