import { sayFieldError } from 'shared-lib/copy';
import type { AuthAnswer, RegistrationInput } from 'shared-lib/contracts';
import { isCommonPassword } from '../../auth/common-passwords.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { invalid } from '../../http/api-error.ts';
import { presentUser } from '../users/present.ts';
import { findUserByEmail, insertUser } from '../users/repository.ts';
import type { AuthParts } from './sign-in.ts';

const emailTaken = () => invalid({ email: [sayFieldError('email-taken')] });

/** Adds an account and signs it in; a consultant waits for an admin's approval. */
export const register = async ({ db, clock, sessions }: AuthParts, input: RegistrationInput, userAgent: string): Promise<AuthAnswer> => {
  const { name, email, password, role } = input;
  if (isCommonPassword(password, [name, email])) throw invalid({ password: [sayFieldError('password-common')] });
  if (await findUserByEmail(db, email)) throw emailTaken();
  const password_hash = await hashPassword(password);
  const status = role === 'consultant' ? 'pending' : 'active';
  const user = await insertUser(db, { name, email, role, status, password_hash }, clock);
  if (!user) throw emailTaken();
  return { token: await sessions.start(user.id, userAgent), user: presentUser(user) };
};
