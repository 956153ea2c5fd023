import {
  consultantDecisionInput,
  consultantProfile,
  receipt,
  type ConsultantDecisionInput,
  type User,
} from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { accountCopy } from '../../copy/emails.ts';
import type { DialectDeps } from '../../dialect/routes.ts';
import type { WriteContext } from '../../dialect/write-context.ts';
import type { FileStore } from '../../files/file-store.ts';
import { conflict } from '../../http/api-error.ts';
import { idParams, orNotFound, parseRowId } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { sendStoredFile } from '../requests/files/uploads.ts';
import { actOnUser, recordUserAudit } from './admin-actions.ts';
import { notifyOfDecision } from './approval-notifications.ts';
import { findCvFile } from './consultant-files.ts';
import { readConsultantProfile, writeDecision } from './consultant-profiles.ts';
import { sendApproval, sendRejection } from './emails.ts';
import { revokeAccess } from './repository.ts';

/**
 * Approves or rejects a consultant. Both get an email with the reason, and a notification in the account; a rejected account is suspended, and its sessions end.
 * @throws {ApiError} 409 for an account that does not wait
 */
const decide = async (
  context: WriteContext,
  user: User,
  { decision, reason }: ConsultantDecisionInput,
  siteOrigin: string,
): Promise<string> => {
  const { trx, now, actor } = context;
  const decided = await trx
    .updateTable('users')
    .set({ status: decision === 'approve' ? 'active' : 'suspended', updated_at: now })
    .where('id', '=', user.id)
    .where('role', '=', 'consultant')
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  // Another administrator may have decided since the page was opened.
  if (!decided) throw conflict(accountCopy.notWaiting);
  await writeDecision(trx, user.id, { decision, reason, decided_at: now, decided_by: actor.name });
  await recordUserAudit(context, user, decision === 'approve' ? 'approved' : 'rejected');
  await notifyOfDecision(context, user, decision, reason);
  if (decision === 'approve') {
    await sendApproval(context, user, siteOrigin, reason);
    return accountCopy.approved(user.name);
  }
  await revokeAccess(trx, user.id);
  await sendRejection(context, user, siteOrigin, reason);
  return accountCopy.rejected(user.name);
};

const config = { access: 'admin' } as const;

/** How administrators decide on consultants who wait. */
export const consultantDecisions = (deps: DialectDeps & { files: FileStore }) => async (app: Api) => {
  app.post(
    '/api/admin/users/:id/decision',
    {
      config,
      schema: {
        summary: 'Approves or rejects a consultant who waits, with a reason that the consultant gets by email.',
        params: idParams,
        response: { 200: receipt },
        body: consultantDecisionInput,
      },
    },
    (request) => actOnUser(deps, request, (context, user) => decide(context, user, request.body, deps.siteOrigin)),
  );

  app.get(
    '/api/admin/users/:id/consultant-profile',
    {
      config,
      schema: {
        summary: 'Specialty and curriculum vitae of a consultant, with the last decision on the account.',
        params: idParams,
        response: { 200: z.object({ data: consultantProfile }) },
      },
    },
    async (request) => {
      const id = orNotFound(parseRowId(request.params.id));
      orNotFound(
        await deps.db
          .selectFrom('users')
          .select('id')
          .where('id', '=', id)
          .where('role', '=', 'consultant')
          .executeTakeFirst(),
      );
      return { data: await readConsultantProfile(deps.db, id) };
    },
  );

  app.get(
    '/api/admin/users/:id/consultant-profile/file',
    { config, schema: { summary: 'The uploaded curriculum vitae of a consultant.', params: idParams } },
    async ({ params }, reply) =>
      sendStoredFile(reply, deps.files, orNotFound(await findCvFile(deps.db, orNotFound(parseRowId(params.id))))),
  );
};
