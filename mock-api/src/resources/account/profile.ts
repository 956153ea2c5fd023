import { fieldErrorMessage } from 'shared-lib/copy';
import {
  type AccountSession,
  type ChangeEmailInput,
  type ChangePasswordInput,
  type ProfileInput,
  type User,
  receipt,
  type Receipt,
} from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import type { FastifyRequest } from 'fastify';
import { addAccountLink, revokeAccountLinks, useAccountLink } from '../../auth/account-links.ts';
import { isCommonPassword } from '../../auth/common-passwords.ts';
import { hashPassword, verifyPassword } from '../../auth/passwords.ts';
import { DAY, isoAfter, isoNow, type Clock } from '../../clock.ts';
import { copy } from '../../copy/ar.ts';
import type { Database } from '../../db/open-database.ts';
import { badRequest, invalid, notFound } from '../../http/api-error.ts';
import { emailChangedEmail, emailChangeEmail, passwordChangedEmail } from '../../mail/account-emails.ts';
import { type RequestDeps, actorOf, systemActor, type RequestContext } from '../requests/lifecycle/request-context.ts';
import { presentUser, emailKey, findUserByEmail, updateUser } from '../users/repository.ts';
import { runPreparedChange } from '../requests/lifecycle/run-change.ts';

/** The database writes of a change. */
export type AccountChange = (context: RequestContext) => Promise<void>;

/**
 * Applies a change to an account once per `Idempotency-Key` and responds with a receipt.
 * @param message the sentence of the receipt
 * @param prepare runs before the transaction: checks and slow work such as hashing. A repeated request skips it.
 */
export const applyAccountChange = (
  deps: RequestDeps,
  request: FastifyRequest,
  message: string,
  prepare: () => Promise<AccountChange>,
): Promise<Receipt> =>
  runPreparedChange<Receipt>(deps, request, {
    actor: request.session ? actorOf(request.session.user) : systemActor,
    parse: receipt.parse,
    prepare: async () => {
      const change = await prepare();
      return async (context) => {
        await change(context);
        return { success: true, message };
      };
    },
  });

/** Checked in this order, because most user agents also name the browsers that they derive from. */
const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

const findName = (names: [RegExp, string][], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** A readable name for a user agent, such as «Chrome على Android». */
export const deviceName = (userAgent: string): string => {
  const browser = findName(browsers, userAgent);
  const system = findName(systems, userAgent);
  if (browser && system) return copy.account.device(browser, system);
  return browser ?? system ?? copy.account.unknownDevice;
};

const EMAIL_LINK_LIFETIME = DAY;

export const saveProfile = async (db: Database, clock: Clock, { id }: User, input: ProfileInput): Promise<User> =>
  presentUser(await updateUser(db, id, input, clock));

/** @param field the form field that shows the error @throws {ApiError} 422 for a wrong password */
export const assertPassword = async (db: Database, { id }: User, password: string, field: string): Promise<void> => {
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(password, password_hash)))
    throw invalid({ [field]: [fieldErrorMessage('password-wrong')] });
};

/** Checks and hashes a new password. The change ends all other sessions. @throws {ApiError} 422 */
export const prepareNewPassword = async (
  deps: RequestDeps,
  user: User,
  sessionId: number,
  input: ChangePasswordInput,
): Promise<AccountChange> => {
  await assertPassword(deps.db, user, input.current_password, 'current_password');
  if (isCommonPassword(input.password, [user.name, user.email]))
    throw invalid({ password: [fieldErrorMessage('password-common')] });
  const password_hash = await hashPassword(input.password);
  return async ({ trx, now, siteOrigin, companyContact, emails }) => {
    await trx.updateTable('users').set({ password_hash, updated_at: now }).where('id', '=', user.id).execute();
    await trx.deleteFrom('sessions').where('user_id', '=', user.id).where('id', '!=', sessionId).execute();
    await revokeAccountLinks(trx, user.id);
    emails.push(passwordChangedEmail({ to: user.email, name: user.name, company: companyContact, siteOrigin }));
  };
};

/** Sends a link to the new e-mail address, which takes effect when the link is opened. @throws {ApiError} 422 */
export const prepareEmailChange = async (
  deps: RequestDeps,
  user: User,
  { email, current_password }: ChangeEmailInput,
): Promise<AccountChange> => {
  await assertPassword(deps.db, user, current_password, 'current_password');
  if (await findUserByEmail(deps.db, email)) throw invalid({ email: [fieldErrorMessage('email-taken')] });
  return async ({ trx, clock, siteOrigin, companyContact, emails }) => {
    const token = await addAccountLink(trx, clock, {
      userId: user.id,
      purpose: 'email',
      email: emailKey(email),
      lifetime: EMAIL_LINK_LIFETIME,
    });
    const link = siteOrigin + paths.confirmEmail(token);
    emails.push(emailChangeEmail({ to: email, name: user.name, company: companyContact, link }));
  };
};

/** Applies a confirmed e-mail address and sends a notice to the old one. */
export const confirmEmail =
  (token: string): AccountChange =>
  async ({ trx, clock, siteOrigin, companyContact, emails }) => {
    const link = await useAccountLink(trx, clock, 'email', token);
    if (!link) throw badRequest(copy.account.linkInvalid);
    // Another account may have taken the e-mail address since the link was sent.
    if (await findUserByEmail(trx, link.email)) throw invalid({ email: [fieldErrorMessage('email-taken')] });
    const { name, email: old } = await trx
      .selectFrom('users')
      .select(['name', 'email'])
      .where('id', '=', link.user_id)
      .executeTakeFirstOrThrow();
    await updateUser(trx, link.user_id, { email: link.email }, clock);
    await revokeAccountLinks(trx, link.user_id);
    emails.push(emailChangedEmail({ to: old, name, company: companyContact, changedTo: link.email, siteOrigin }));
  };

/** Sessions end after this time without a request. */
const IDLE_TIMEOUT = 7 * DAY;

/** Active sessions of an account, most recently used first. */
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
    .where('last_seen_at', '>', isoAfter(clock, -IDLE_TIMEOUT))
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

/** @throws {ApiError} 404 when the session belongs to another account */
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
