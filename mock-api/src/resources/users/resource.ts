import { user, userInput, type User, type UserInput } from 'shared-lib/contracts';
import { fieldErrorMessage } from 'shared-lib/copy';
import { paths } from 'shared-lib/paths';
import * as z from 'zod/mini';
import { isCommonPassword } from '../../auth/common-passwords.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { dependants, blockedActions, dialectCopy } from '../../copy/dialect.ts';
import { defineRecordedResource } from '../recorded-resource.ts';
import { assertNoDependants } from '../../dialect/relations.ts';
import type { PreparedWrite, WriteContext } from '../../dialect/write-context.ts';
import { listColumnsOf, rowOf } from '../../fields/rows.ts';
import { userFields, writtenUserFields } from '../../fields/users.ts';
import type { FileStore } from '../../files/file-store.ts';
import { e164Of } from '../../phones/phone-numbers.ts';
import { conflict, invalid } from '../../http/api-error.ts';
import { forgetEmails } from '../../mail/queued-emails.ts';
import { clearAuditDetails } from '../audit/record-audit.ts';
import { notifyOfDecision } from './approval-notifications.ts';
import { removeCvFile } from './consultant-files.ts';
import { assertNotLastAdmin, emailKey, findUserByEmail, newUserRow, presentUser, revokeAccess } from './repository.ts';
import { sendInvitation, sendApproval, sendPasswordChanged } from './emails.ts';

/** Not a valid hash: sign-in fails until the owner sets a password. */
const NO_PASSWORD = 'none';

const withPassword = z.object({ password: userInput.shape.password });

/** Hashes a valid password before the transaction. The later validation of the whole input reports an invalid one. */
const prepare = async (sent: unknown): Promise<PreparedWrite> => {
  const { data } = withPassword.safeParse(sent);
  return data?.password ? { passwordHash: await hashPassword(data.password) } : {};
};

/** @throws {ApiError} 422 for a common password */
const hashOf = ({ passwordHash }: WriteContext, { password, name, email }: UserInput): string | undefined => {
  if (!password) return undefined;
  if (isCommonPassword(password, [name, email])) throw invalid({ password: [fieldErrorMessage('password-common')] });
  if (!passwordHash) throw new Error('The password was not hashed before the write: call `prepare` first.');
  return passwordHash;
};

const assertEmailIsFree = async ({ trx }: WriteContext, email: string, id?: number): Promise<void> => {
  const owner = await findUserByEmail(trx, email);
  if (owner && owner.id !== id) throw invalid({ email: [fieldErrorMessage('email-taken')] });
};

const findReferences = async (
  { trx }: WriteContext,
  column: 'user_id' | 'assignee_id',
  id: number,
): Promise<string[]> =>
  (await trx.selectFrom('requests').select('reference').where(column, '=', id).orderBy('id', 'desc').execute()).map(
    ({ reference }) => reference,
  );

/** @throws {ApiError} 409 with the requests that the account has sent or is assigned to */
const assertNoRequests = async (context: WriteContext, id: number): Promise<void> => {
  const sent = await findReferences(context, 'user_id', id);
  assertNoDependants(sent.length > 0 ? blockedActions.deleteSender : blockedActions.deleteAssignee, [
    { noun: dependants.sentRequests, names: sent },
    { noun: dependants.assignedRequests, names: await findReferences(context, 'assignee_id', id) },
  ]);
};

/** Nobody locks themselves out by mistake. @throws {ApiError} 409 for the account of the administrator who writes */
const assertNotOwn = ({ actor }: WriteContext, { id }: User, action: keyof typeof dialectCopy.ownAccount): void => {
  if (actor.id === id) throw conflict(dialectCopy.ownAccount[action]);
};

/** @throws {ApiError} 409 for the last administrator, for the own account, or for a consultant with assigned requests */
const assertRoleChangeAllowed = async (context: WriteContext, input: UserInput, existing: User): Promise<void> => {
  if (input.role !== 'admin' || input.status !== 'active') {
    await assertNotLastAdmin(context.trx, existing, 'change');
    assertNotOwn(context, existing, 'change');
  }
  if (existing.role !== 'consultant' || input.role === 'consultant') return;
  assertNoDependants(blockedActions.changeRole, [
    { noun: dependants.assignedRequests, names: await findReferences(context, 'assignee_id', existing.id) },
  ]);
};

const columnsFor = (input: UserInput) =>
  rowOf(writtenUserFields, {
    ...input,
    email: emailKey(input.email),
    phone_e164: e164Of(input.phone, input.country),
  });

const columns = listColumnsOf('users', userFields);

/** Accounts for admins. */
export const createUserResource = ({ siteOrigin, files }: { siteOrigin: string; files: FileStore }) =>
  defineRecordedResource({
    name: 'users',
    singular: 'user',
    input: userInput,
    item: user,
    columns,
    search: 'users.search',
    names: { search: 'users.search', columns: ['users.name', 'users.company'] },
    key: 'users.id',
    rows: (db) => db.selectFrom('users').selectAll('users'),
    present: async (_db, rows) => rows.map(presentUser),

    prepare,

    async insert(context, input) {
      const { trx, now } = context;
      await assertEmailIsFree(context, input.email);
      const password_hash = hashOf(context, input) ?? NO_PASSWORD;
      const row = newUserRow({ ...input, password_hash }, now);
      const created = await trx
        .insertInto('users')
        .values(row)
        .returning(['id', 'name', 'email'])
        .executeTakeFirstOrThrow();
      if (password_hash === NO_PASSWORD && input.status !== 'suspended')
        await sendInvitation(context, created, siteOrigin);
      return created.id;
    },

    async update(context, input, existing, updated_at) {
      const { trx } = context;
      await assertEmailIsFree(context, input.email, existing.id);
      await assertRoleChangeAllowed(context, input, existing);
      const password_hash = hashOf(context, input);
      const row = { ...columnsFor(input), updated_at, ...(password_hash ? { password_hash } : {}) };
      await trx.updateTable('users').set(row).where('id', '=', existing.id).execute();
      const recipient = { id: existing.id, name: row.name, email: row.email };
      if (password_hash || row.status === 'suspended') await revokeAccess(trx, existing.id);
      if (password_hash) await sendPasswordChanged(context, recipient, siteOrigin);
      if (existing.status === 'pending' && row.status === 'active') {
        await sendApproval(context, recipient, siteOrigin);
        await notifyOfDecision(context, recipient, 'approve');
      }
    },

    async remove(context, existing) {
      await assertNotLastAdmin(context.trx, existing, 'delete');
      assertNotOwn(context, existing, 'delete');
      await assertNoRequests(context, existing.id);
      await clearAuditDetails(context.trx, 'users', String(existing.id));
      await context.trx
        .deleteFrom('notifications')
        .where('link', '=', paths.admin.edit('users', existing.id))
        .execute();
      await removeCvFile(context, files, existing.id);
      await forgetEmails(context.trx, existing.email, []);
      await context.trx.deleteFrom('users').where('id', '=', existing.id).execute();
    },

    // Personal data is deleted with the account; the audit entry retains role and status.
    auditSnapshot: ({ role, status }) => ({ role, status }),
  });
