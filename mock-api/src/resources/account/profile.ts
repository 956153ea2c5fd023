import { sayFieldError } from 'shared-lib/copy';
import type { AccountSession, ChangeEmailInput, ChangePasswordInput, ProfileInput, User } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { addAccountLink, endAccountLinks, useAccountLink } from '../../auth/account-links.ts';
import { isCommonPassword } from '../../auth/common-passwords.ts';
import { hashPassword, verifyPassword } from '../../auth/passwords.ts';
import { DAY, isoAfter, isoNow, type Clock } from '../../clock.ts';
import { copy } from '../../copy/ar.ts';
import { mailCopy } from '../../copy/mail.ts';
import type { Database } from '../../db/open-database.ts';
import { badRequest, invalid, notFound } from '../../http/api-error.ts';
import type { RequestParts } from '../requests/work.ts';
import { presentUser } from '../users/present.ts';
import { emailKey, findUserByEmail, updateUser } from '../users/repository.ts';
import type { Change } from './change-once.ts';
import { deviceName } from './device.ts';

const EMAIL_LINK_LIFE = DAY;

export const saveProfile = async (db: Database, clock: Clock, { id }: User, input: ProfileInput): Promise<User> =>
  presentUser(await updateUser(db, id, input, clock));

/** @param field where the wrong password is told */
export const requirePassword = async (db: Database, { id }: User, password: string, field: string): Promise<void> => {
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(password, password_hash))) throw invalid({ [field]: [sayFieldError('password-wrong')] });
};

/** A new password; whoever is signed in elsewhere is signed out. */
export const newPassword = async (
  parts: RequestParts,
  user: User,
  sessionId: number,
  input: ChangePasswordInput,
): Promise<Change> => {
  await requirePassword(parts.db, user, input.current_password, 'current_password');
  if (isCommonPassword(input.password, [user.name, user.email]))
    throw invalid({ password: [sayFieldError('password-common')] });
  const password_hash = await hashPassword(input.password);
  return async ({ trx, now, us, mails }) => {
    await trx.updateTable('users').set({ password_hash, updated_at: now }).where('id', '=', user.id).execute();
    await trx.deleteFrom('sessions').where('user_id', '=', user.id).where('id', '!=', sessionId).execute();
    await endAccountLinks(trx, user.id);
    const words = mailCopy.passwordChanged;
    mails.push({
      to: user.email,
      subject: words.subject,
      parts: [mailCopy.greeting(user.name), words.text, mailCopy.signature(us.name)],
    });
  };
};

/** Mails a link to the new address; nothing changes until it is opened. */
export const newEmail = async (
  parts: RequestParts,
  user: User,
  { email, current_password }: ChangeEmailInput,
): Promise<Change> => {
  await requirePassword(parts.db, user, current_password, 'current_password');
  if (await findUserByEmail(parts.db, email)) throw invalid({ email: [sayFieldError('email-taken')] });
  return async ({ trx, clock, siteOrigin, us, mails }) => {
    const token = await addAccountLink(trx, clock, {
      userId: user.id,
      purpose: 'email',
      email: emailKey(email),
      life: EMAIL_LINK_LIFE,
    });
    const words = mailCopy.emailChange;
    const letter = [
      mailCopy.greeting(user.name),
      words.asked,
      { link: siteOrigin + paths.confirmEmail(token), words: words.link },
      words.ignore,
      mailCopy.signature(us.name),
    ];
    mails.push({ to: email, subject: words.subject, parts: letter });
  };
};

/** Takes the new address over, and tells the old one. */
export const confirmEmail =
  (token: string): Change =>
  async ({ trx, clock, us, mails }) => {
    const link = await useAccountLink(trx, clock, 'email', token);
    if (!link) throw badRequest(copy.account.linkInvalid);
    // Somebody may have registered it meanwhile.
    if (await findUserByEmail(trx, link.email)) throw invalid({ email: [sayFieldError('email-taken')] });
    const { name, email: old } = await trx
      .selectFrom('users')
      .select(['name', 'email'])
      .where('id', '=', link.user_id)
      .executeTakeFirstOrThrow();
    await updateUser(trx, link.user_id, { email: link.email }, clock);
    await endAccountLinks(trx, link.user_id);
    const words = mailCopy.emailChange;
    mails.push({
      to: old,
      subject: words.changedSubject,
      parts: [mailCopy.greeting(name), words.changed(link.email), mailCopy.signature(us.name)],
    });
  };

const IDLE = 7 * DAY;

/** Where an account is signed in, what was used last first. */
export const listSessions = async (
  db: Database,
  clock: Clock,
  { id }: User,
  currentId: number,
): Promise<AccountSession[]> => {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', id)
    .where('expires_at', '>', isoNow(clock))
    .where('last_seen_at', '>', isoAfter(clock, -IDLE))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent),
    created_at: row.created_at,
    last_used_at: row.last_seen_at,
    is_current: row.id === currentId,
  }));
};

/** @throws {ApiError} 404 when it is not one of the account's own */
export const endSession = async (db: Database, { id }: User, sessionId: number): Promise<void> => {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw notFound();
};

export const endOtherSessions = async (db: Database, { id }: User, currentId: number): Promise<void> => {
  await db.deleteFrom('sessions').where('user_id', '=', id).where('id', '!=', currentId).execute();
};
