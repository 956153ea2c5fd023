import { receipt, type Receipt, type User } from 'shared-lib/contracts';
import { countOf } from 'shared-lib/format';
import type { FastifyRequest } from 'fastify';
import { accountCopy } from '../../copy/emails.ts';
import type { DialectDeps } from '../../dialect/routes.ts';
import { runWrite, type WriteContext } from '../../dialect/write-context.ts';
import { currentSession } from '../../http/access.ts';
import { conflict } from '../../http/api-error.ts';
import { orNotFound, idParams, parseRowId } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { sendNewPasswordLink } from './emails.ts';
import { presentUser } from './repository.ts';

/** Records an action on an account. */
export const recordUserAudit = (
  context: WriteContext,
  { id }: User,
  action: string,
  details: Record<string, unknown> = {},
) => recordAudit(context, { action: `user.${action}`, resource: 'users', record: String(id), details });

/** Sends a link to set a new password. The old password stays valid until then. */
const sendPasswordLink = async (context: WriteContext, user: User, siteOrigin: string): Promise<string> => {
  if (user.status === 'suspended') throw conflict(accountCopy.suspendedNoLink);
  await sendNewPasswordLink(context, user, siteOrigin);
  await recordUserAudit(context, user, 'password-link-sent');
  return accountCopy.linkSent(user.email);
};

/** Ends all sessions of an account but the current one of the administrator. */
const signOut = async (context: WriteContext, user: User, currentId: number): Promise<string> => {
  const ended = await context.trx
    .deleteFrom('sessions')
    .where('user_id', '=', user.id)
    .where('id', '!=', currentId)
    .returning('id')
    .execute();
  await recordUserAudit(context, user, 'signed-out', { sessions: ended.length });
  return ended.length === 0
    ? accountCopy.noOpenSessions
    : accountCopy.signedOut(countOf(ended.length, accountCopy.devices));
};

type ActionRequest = FastifyRequest<{ Params: { id: string } }>;

/** Runs an action on the account of the URL. @param run returns the sentence of the receipt */
export const actOnUser = (
  deps: DialectDeps,
  request: ActionRequest,
  run: (context: WriteContext, user: User) => Promise<string>,
): Promise<Receipt> =>
  runWrite(deps, request, {
    status: 200,
    parse: receipt.parse,
    write: async (context): Promise<Receipt> => {
      const id = orNotFound(parseRowId(request.params.id));
      const row = orNotFound(await context.trx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst());
      return { success: true, message: await run(context, presentUser(row)) };
    },
  });

/** Actions on an account beside changes of its fields. */
export const adminUserActions = (deps: DialectDeps) => async (app: Api) => {
  const config = { access: 'admin' } as const;
  const about = { params: idParams, response: { 200: receipt } };

  app.post(
    '/api/admin/users/:id/reset-password',
    { config, schema: { summary: 'Sends the owner of an account a link to set a new password.', ...about } },
    (request) => actOnUser(deps, request, (context, user) => sendPasswordLink(context, user, deps.siteOrigin)),
  );

  app.post(
    '/api/admin/users/:id/sign-out',
    { config, schema: { summary: 'Ends all sessions of an account but the current one.', ...about } },
    (request) => actOnUser(deps, request, (context, user) => signOut(context, user, currentSession(request).id)),
  );
};
