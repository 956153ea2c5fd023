import { receipt, type Receipt, type User } from 'shared-lib/contracts';
import { countOf } from 'shared-lib/format';
import type { FastifyRequest } from 'fastify';
import { accountCopy } from '../../copy/accounts.ts';
import type { DialectParts } from '../../dialect/routes.ts';
import { writeAs, type Writing } from '../../dialect/writing.ts';
import { currentSession } from '../../http/access.ts';
import { conflict } from '../../http/api-error.ts';
import { found, idParams, rowNumber } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { mailNewPasswordLink } from './letters.ts';
import { presentUser } from './present.ts';

const note = (writing: Writing, { id }: User, deed: string, details: Record<string, unknown> = {}) =>
  recordAudit(writing, { action: `user.${deed}`, resource: 'users', record: String(id), details });

/** Mails a link to choose a new password; the old one holds until then. */
const sendPasswordLink = async (writing: Writing, user: User, siteOrigin: string): Promise<string> => {
  if (user.status === 'suspended') throw conflict(accountCopy.suspendedGetsNoLink);
  await mailNewPasswordLink(writing, user, siteOrigin);
  await note(writing, user, 'password-link-sent');
  return accountCopy.linkSent(user.email);
};

/** Ends all sessions of an account; an administrator who means their own account stays where they are. */
const signOut = async (writing: Writing, user: User, currentId: number): Promise<string> => {
  const ended = await writing.trx
    .deleteFrom('sessions')
    .where('user_id', '=', user.id)
    .where('id', '!=', currentId)
    .returning('id')
    .execute();
  await note(writing, user, 'signed-out', { sessions: ended.length });
  return ended.length === 0
    ? accountCopy.nowhereSignedIn
    : accountCopy.signedOut(countOf(ended.length, accountCopy.devices));
};

type ActionRequest = FastifyRequest<{ Params: { id: string } }>;

/** What is done with an account besides changing its fields. */
export const adminUserActions = (parts: DialectParts) => async (app: Api) => {
  const act = (request: ActionRequest, work: (writing: Writing, user: User) => Promise<string>): Promise<Receipt> =>
    writeAs(parts, request, {
      status: 200,
      parse: receipt.parse,
      write: async (writing): Promise<Receipt> => {
        const id = found(rowNumber(request.params.id));
        const row = found(await writing.trx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst());
        return { success: true, message: await work(writing, presentUser(row)) };
      },
    });
  const config = { access: 'admin' } as const;
  const about = { params: idParams, response: { 200: receipt } };

  app.post(
    '/api/admin/users/:id/reset-password',
    { config, schema: { summary: 'Mails the owner of an account a link to choose a new password.', ...about } },
    (request) => act(request, (writing, user) => sendPasswordLink(writing, user, parts.siteOrigin)),
  );

  app.post(
    '/api/admin/users/:id/sign-out',
    { config, schema: { summary: 'Ends all sessions of an account, but not the one that asks.', ...about } },
    (request) => act(request, (writing, user) => signOut(writing, user, currentSession(request).id)),
  );
};
