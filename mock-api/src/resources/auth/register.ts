import { fieldErrorMessage } from 'shared-lib/copy';
import { authResponse, type AuthResponse, type RegistrationInput } from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import { isCommonPassword } from '../../auth/common-passwords.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { isoNow } from '../../clock.ts';
import { notificationCopy } from '../../copy/emails.ts';
import { invalid } from '../../http/api-error.ts';
import { findStoredResponse, readIdempotencyKey, writeOnce } from '../../http/idempotency.ts';
import { notifyAdmins } from '../users/approval-notifications.ts';
import { presentUser, findUserByEmail, insertUser } from '../users/repository.ts';
import type { AuthDeps } from './sign-in.ts';

const emailTaken = () => invalid({ email: [fieldErrorMessage('email-taken')] });

/**
 * Creates an account and signs it in, once per `Idempotency-Key`. A consultant account awaits the approval of an admin.
 * @throws {ApiError} 422 for a common password or a taken e-mail address
 */
export const register = async (
  deps: AuthDeps,
  request: FastifyRequest<{ Body: RegistrationInput }>,
): Promise<AuthResponse> => {
  const { db, clock, sessions } = deps;
  const { name, email, password, role } = request.body;
  const idempotencyKey = readIdempotencyKey(request);
  const stored = await findStoredResponse(deps, idempotencyKey, authResponse.parse);
  if (stored) return stored.body;
  if (isCommonPassword(password, [name, email])) throw invalid({ password: [fieldErrorMessage('password-common')] });
  if (await findUserByEmail(db, email)) throw emailTaken();
  const password_hash = await hashPassword(password);
  const status = role === 'consultant' ? 'pending' : 'active';
  const { body } = await writeOnce(deps, idempotencyKey, authResponse.parse, async (trx) => {
    const row = await insertUser(trx, { name, email, role, status, password_hash }, clock);
    if (!row) throw emailTaken();
    const user = presentUser(row);
    if (status === 'pending') await notifyAdmins(trx, user, notificationCopy.toStaff.consultantWaits, isoNow(clock));
    return {
      status: 201,
      body: { token: await sessions.start(user.id, request.headers['user-agent'] ?? '', trx), user },
    };
  });
  return body;
};
