import type { AuthAnswer, LoginInput } from 'shared-lib/contracts';
import { hashPassword, isOutdated, verifyPassword } from '../../auth/passwords.ts';
import type { Sessions } from '../../auth/sessions.ts';
import { isoNow, type Clock } from '../../clock.ts';
import { copy } from '../../copy/ar.ts';
import type { Database } from '../../db/open-database.ts';
import { forbidden, invalid } from '../../http/api-error.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { presentUser } from '../users/present.ts';
import { emailKey, findUserByEmail, noteSignIn } from '../users/repository.ts';

export interface AuthParts {
  db: Database;
  clock: Clock;
  sessions: Sessions;
  limiter: RateLimiter;
}

interface Caller {
  address: string;
  userAgent: string;
}

/**
 * Opens a session for the right password. Each try is counted before the password is looked at and given back when it was
 * right, so that simultaneous guesses count too. Unknown address and wrong password cannot be told apart.
 */
export const signIn = async (parts: AuthParts, input: LoginInput, caller: Caller): Promise<AuthAnswer> => {
  const { db, clock, sessions, limiter } = parts;
  const account = `${emailKey(input.email)} ${caller.address}`;
  await limiter.take('signInAddress', caller.address);
  await limiter.take('signIn', account);

  const found = await findUserByEmail(db, input.email);
  if (!(await verifyPassword(input.password, found?.password_hash)) || !found)
    throw invalid(undefined, copy.auth.wrongCredentials);

  await limiter.giveBack('signInAddress', caller.address);
  await limiter.giveBack('signIn', account);
  if (found.status === 'suspended') throw forbidden(copy.auth.suspended);

  const user = await noteSignIn(db, found.id, {
    last_login_at: isoNow(clock),
    ...(isOutdated(found.password_hash) ? { password_hash: await hashPassword(input.password) } : {}),
  });
  return { token: await sessions.start(user.id, caller.userAgent), user: presentUser(user) };
};
