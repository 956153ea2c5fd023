import { allowedTransitions, type User } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { copy } from '../../copy/ar.ts';
import type { Database } from '../../db/open-database.ts';
import type { FileStore } from '../../files/file-store.ts';
import { forgetDetails, recordAudit } from '../audit/record-audit.ts';
import { clientDetail } from '../requests/detail.ts';
import { addEvent } from '../requests/events.ts';
import { readPayload } from '../requests/present.ts';
import { requestSearchText, updateRequest } from '../requests/repository.ts';
import { moveRequest } from '../requests/transitions.ts';
import type { RequestRow, Work } from '../requests/work.ts';
import { refuseLastAdmin } from '../users/last-admin.ts';

/** Everything that is kept about a user, for the user. */
export const exportAccount = async (db: Database, user: User, now: string) => {
  const requests = await db.selectFrom('requests').selectAll().where('user_id', '=', user.id).orderBy('id').execute();
  const details = [];
  for (const row of requests) details.push(await clientDetail(db, row, now));
  return {
    exported_at: now,
    profile: user,
    requests: details,
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
    sessions: await db
      .selectFrom('sessions')
      .select(['user_agent', 'created_at', 'last_seen_at'])
      .where('user_id', '=', user.id)
      .orderBy('id')
      .execute(),
  };
};

/** What people wrote freely may name them; choices and figures do not. */
const FREE_TEXT = ['subject', 'message', 'description', 'project_idea'];

const nobody = { name: copy.account.deletedName, email: '', phone: '', company: '' } as const;

const anonymise = async (work: Work, row: RequestRow): Promise<void> => {
  const { trx } = work;
  const payload = Object.fromEntries(
    Object.entries(readPayload(row)).map(([field, text]) => [
      field,
      FREE_TEXT.includes(field) ? copy.account.deletedText : text,
    ]),
  );
  const search = requestSearchText({ ...nobody, reference: row.reference }, payload);
  await updateRequest(work, row, { ...nobody, user_id: null, payload: JSON.stringify(payload), search });
  await trx.deleteFrom('claim_tokens').where('request_id', '=', row.id).execute();
  await trx
    .updateTable('request_messages')
    .set({ author_name: nobody.name, author_id: null, body: copy.account.deletedText })
    .where('request_id', '=', row.id)
    .where('author_role', 'not in', ['admin', 'consultant'])
    .execute();
  await trx
    .updateTable('request_events')
    .set({ actor_name: nobody.name, actor_id: null, note: '' })
    .where('request_id', '=', row.id)
    .where('actor_role', 'in', ['client', 'visitor'])
    .execute();
  // Colleagues were told in the person's own words.
  await trx
    .updateTable('notifications')
    .set({ body: row.reference })
    .where('link', 'like', `%/${row.reference}`)
    .execute();
  await trx.updateTable('ratings').set({ comment: '' }).where('request_id', '=', row.id).execute();
};

/** Ends what may still be ended and takes the person out of it; what was sent to us is gone. @returns names of files to remove */
const leaveRequest = async (work: Work, row: RequestRow): Promise<string[]> => {
  const mayCancel = allowedTransitions(row.kind, row.status, 'client').some(({ to }) => to === 'cancelled');
  const left = mayCancel
    ? await moveRequest(work, row, 'client', { to: 'cancelled', note: copy.account.deletedNote })
    : row;
  await addEvent({ ...work, actor: { id: null, name: '', role: 'system' } }, left, {
    type: 'status',
    from: row.status,
    to: left.status,
    note: copy.account.deletedNote,
    visibility: 'internal',
  });
  await anonymise(work, left);
  const files = await work.trx
    .deleteFrom('request_files')
    .where('request_id', '=', row.id)
    .where('direction', '=', 'from_client')
    .returning('stored_name')
    .execute();
  return files.map(({ stored_name }) => stored_name);
};

/** Deletes an account and whatever names its owner. @returns names of files to remove when that is written */
export const deleteAccount = async (work: Work, user: User): Promise<string[]> => {
  await refuseLastAdmin(work.trx, user, 'delete');
  const requests = await work.trx.selectFrom('requests').selectAll().where('user_id', '=', user.id).execute();
  const files: string[] = [];
  for (const row of requests) files.push(...(await leaveRequest(work, row)));
  await forgetDetails(work.trx, 'users', String(user.id));
  await recordAudit(
    { ...work, actor: { id: null, name: nobody.name } },
    { action: 'user.deleted', resource: 'users', record: String(user.id), details: { role: user.role } },
  );
  await work.trx.updateTable('study_downloads').set({ email: '' }).where('user_id', '=', user.id).execute();
  // The administration was told of a registration by name.
  await work.trx.deleteFrom('notifications').where('link', '=', paths.admin.edit('users', user.id)).execute();
  await work.trx.deleteFrom('users').where('id', '=', user.id).execute();
  return files;
};

/** Removes files that no row knows any more. */
export const removeFiles = async (store: FileStore, names: readonly string[]): Promise<void> => {
  await Promise.all(names.map((name) => store.remove(name)));
};
