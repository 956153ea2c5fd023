import { sayFieldError } from 'shared-lib/copy';
import { authAnswer, type AuthAnswer, type RegistrationInput, type User } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { isCommonPassword } from '../../auth/common-passwords.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { isoNow } from '../../clock.ts';
import { news } from '../../copy/news.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/api-error.ts';
import { answerBefore, writeKeyOf, writeOnce } from '../../http/idempotency.ts';
import { presentUser } from '../users/present.ts';
import { findUserByEmail, insertUser } from '../users/repository.ts';
import type { AuthParts } from './sign-in.ts';

const emailTaken = () => invalid({ email: [sayFieldError('email-taken')] });

/** Tells every active administrator that somebody waits for them. */
const tellAdmins = async (trx: Transaction<Tables>, { id, name }: User, now: string): Promise<void> => {
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .execute();
  const told = {
    kind: 'approval',
    title: news.toStaff.consultantWaits,
    body: name,
    link: paths.admin.edit('users', id),
    at: now,
  } as const;
  for (const admin of admins)
    await trx
      .insertInto('notifications')
      .values({ ...told, user_id: admin.id })
      .execute();
};

/** Adds an account and signs it in, once for an `Idempotency-Key`; a consultant waits for an admin's approval. */
export const register = async (
  parts: AuthParts,
  request: FastifyRequest<{ Body: RegistrationInput }>,
): Promise<AuthAnswer> => {
  const { db, clock, sessions } = parts;
  const { name, email, password, role } = request.body;
  const writeKey = writeKeyOf(request);
  const done = await answerBefore(parts, writeKey, authAnswer.parse);
  if (done) return done.body;
  if (isCommonPassword(password, [name, email])) throw invalid({ password: [sayFieldError('password-common')] });
  if (await findUserByEmail(db, email)) throw emailTaken();
  const password_hash = await hashPassword(password);
  const status = role === 'consultant' ? 'pending' : 'active';
  const { body } = await writeOnce(parts, writeKey, authAnswer.parse, async (trx) => {
    const row = await insertUser(trx, { name, email, role, status, password_hash }, clock);
    if (!row) throw emailTaken();
    const user = presentUser(row);
    if (status === 'pending') await tellAdmins(trx, user, isoNow(clock));
    return {
      status: 201,
      body: { token: await sessions.start(user.id, request.headers['user-agent'] ?? '', trx), user },
    };
  });
  return body;
};
