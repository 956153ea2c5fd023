import { allowedTransitions, deleteAccountInput, receipt } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { copy } from '../../copy/ar.ts';
import type { Database } from '../../db/open-database.ts';
import type { FileStore } from '../../files/file-store.ts';
import { clearAuditDetails, recordAudit } from '../audit/record-audit.ts';
import { readCase } from '../requests/case/case.ts';
import { clientDetail } from '../requests/request-detail.ts';
import { addEvent } from '../requests/lifecycle/events.ts';
import { isoNow } from '../../clock.ts';
import { currentUser } from '../../http/access.ts';
import { forgetEmails, waitingEmails } from '../../mail/queued-emails.ts';
import type { Api } from '../../http/validation.ts';
import { anonymise, anonymous } from '../requests/erasure.ts';
import { changeStatus } from '../requests/lifecycle/transitions.ts';
import { type RequestContext, type RequestRow, actorOf } from '../requests/lifecycle/request-context.ts';
import { deleteCvFile } from '../users/consultant-files.ts';
import { readConsultantProfile } from '../users/consultant-profiles.ts';
import { assertNotLastAdmin, type StoredUser } from '../users/repository.ts';
import { runSystemChange } from '../requests/lifecycle/run-change.ts';
import { assertPassword } from './profile.ts';
import type { AccountDeps } from './profile-routes.ts';

/** Requests as their client may see them, with everything that belongs to them. */
export const exportRequests = async (db: Database, rows: readonly RequestRow[], now: string) => {
  const details = [];
  for (const row of rows)
    details.push({
      ...(await clientDetail(db, row, now)),
      case: row.calculation === null ? null : await readCase(db, row),
    });
  return details;
};

/** All data stored about a user, for the user's own export. */
export const exportAccount = async (db: Database, user: StoredUser, now: string) => {
  const requests = await db.selectFrom('requests').selectAll().where('user_id', '=', user.id).orderBy('id').execute();
  return {
    exported_at: now,
    profile: user,
    consultant_profile: user.role === 'consultant' ? await readConsultantProfile(db, user.id) : null,
    requests: await exportRequests(db, requests, now),
    saved: await db
      .selectFrom('saved_items')
      .select(['kind', 'item_id', 'created_at'])
      .where('user_id', '=', user.id)
      .orderBy('created_at')
      .orderBy('item_id')
      .execute(),
    downloads: await db
      .selectFrom('study_downloads')
      .select(['study_id', 'email', 'created_at', 'downloaded_at'])
      .where('user_id', '=', user.id)
      .orderBy('id')
      .execute(),
    notifications: await db
      .selectFrom('notifications')
      .selectAll()
      .where('user_id', '=', user.id)
      .orderBy('id')
      .execute(),
    saved_calculations: await db
      .selectFrom('saved_calculations')
      .select(['name', 'currency', 'inputs', 'figures', 'created_at', 'updated_at'])
      .where('user_id', '=', user.id)
      .orderBy('id')
      .execute(),
    notification_preferences: await db
      .selectFrom('notification_preferences')
      .select(['kind', 'here', 'email'])
      .where('user_id', '=', user.id)
      .orderBy('kind')
      .execute(),
    waiting_emails: await waitingEmails(db, user.email, requests),
    sessions: await db
      .selectFrom('sessions')
      .select(['user_agent', 'created_at', 'last_seen_at'])
      .where('user_id', '=', user.id)
      .orderBy('id')
      .execute(),
  };
};

/**
 * Cancels the request where its status allows that, anonymises it and deletes the files that the client sent.
 * @param note why, for staff
 * @returns names of stored files to remove after the commit
 */
export const closeAndAnonymiseRequest = async (
  context: RequestContext,
  row: RequestRow,
  note: string = copy.account.deletedNote,
): Promise<string[]> => {
  const mayCancel = allowedTransitions(row.kind, row.status, 'client').some(({ to }) => to === 'cancelled');
  const closed = mayCancel ? await changeStatus(context, row, 'client', { to: 'cancelled', note }) : row;
  await addEvent({ ...context, actor: { id: null, name: '', role: 'system' } }, closed, {
    type: 'status',
    from: row.status,
    to: closed.status,
    note,
    visibility: 'internal',
  });
  await anonymise(context, closed, copy.account.deletedText);
  const files = await context.trx
    .deleteFrom('request_files')
    .where('request_id', '=', row.id)
    .where('direction', '=', 'from_client')
    .returning('stored_name')
    .execute();
  // What was accepted stays: the law asks the company to keep its contracts.
  const offers = await context.trx
    .deleteFrom('agreements')
    .where('request_id', '=', row.id)
    .where('accepted_at', 'is', null)
    .returning('document_name')
    .execute();
  return [
    ...files.map(({ stored_name }) => stored_name),
    ...offers.map(({ document_name }) => document_name).filter(Boolean),
  ];
};

/**
 * Deletes an account and all personal data of its owner.
 * @param note why its requests are closed, for staff
 * @returns names of stored files to remove after the commit
 */
export const deleteAccount = async (context: RequestContext, user: StoredUser, note?: string): Promise<string[]> => {
  await assertNotLastAdmin(context.trx, user, 'delete');
  const requests = await context.trx.selectFrom('requests').selectAll().where('user_id', '=', user.id).execute();
  const files: string[] = [];
  for (const row of requests) files.push(...(await closeAndAnonymiseRequest(context, row, note)));
  await clearAuditDetails(context.trx, 'users', String(user.id));
  await recordAudit(
    { ...context, actor: { id: null, name: anonymous.name } },
    { action: 'user.deleted', resource: 'users', record: String(user.id), details: { role: user.role } },
  );
  await context.trx.updateTable('study_downloads').set({ email: '' }).where('user_id', '=', user.id).execute();
  // Notifications about a registration contain the user's name.
  await context.trx.deleteFrom('notifications').where('link', '=', paths.admin.edit('users', user.id)).execute();
  const cv = await deleteCvFile(context.trx, user.id);
  if (cv) files.push(cv);
  await forgetEmails(
    context.trx,
    user.email,
    requests.map(({ reference }) => reference),
  );
  await context.trx.deleteFrom('users').where('id', '=', user.id).execute();
  return files;
};

/** Removes stored files whose rows were deleted. */
export const removeFiles = async (store: FileStore, names: readonly string[]): Promise<void> => {
  await Promise.all(names.map((name) => store.remove(name)));
};

interface Deps extends AccountDeps {
  files: FileStore;
}

const config = { access: 'signed-in' } as const;

/** Data protection rights of a user: export of all personal data, and deletion of the account. */
export const personalDataRoutes = (deps: Deps) => async (app: Api) => {
  const { db, clock, limiter, files } = deps;

  app.get(
    '/api/account/export',
    { config, schema: { summary: 'All data stored about the signed-in user, as a JSON file.' } },
    async (request, reply) => {
      const name = `account-${isoNow(clock).slice(0, 10)}.json`;
      void reply.header('content-disposition', `attachment; filename="${name}"`);
      return exportAccount(db, currentUser(request), isoNow(clock));
    },
  );

  app.delete(
    '/api/account',
    {
      config: { ...config, acceptsIdempotencyKey: false },
      schema: {
        summary: 'Deletes the account and anonymises its requests.',
        body: deleteAccountInput,
        response: { 200: receipt },
      },
    },
    async (request) => {
      const user = currentUser(request);
      await limiter.consume('password', String(user.id));
      await assertPassword(db, user, request.body.password, 'password');
      const filesToRemove: string[] = [];
      await runSystemChange(
        deps,
        async (context) =>
          void filesToRemove.push(
            ...(await deleteAccount({ ...context, actor: { ...actorOf(user), role: 'client' } }, user)),
          ),
      );
      await removeFiles(files, filesToRemove);
      return { success: true, message: copy.account.deleted };
    },
  );
};
