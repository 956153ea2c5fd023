import { user, userInput, type User, type UserInput } from 'shared-lib/contracts';
import { sayFieldError } from 'shared-lib/copy';
import { paths } from 'shared-lib/paths';
import * as z from 'zod/mini';
import { isCommonPassword } from '../../auth/common-passwords.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { dependants, hindered } from '../../copy/dialect.ts';
import { columnsOf } from '../../dialect/columns.ts';
import { defineResource } from '../../dialect/define-resource.ts';
import { refuseWithDependants } from '../../dialect/dependants.ts';
import type { Prepared, Writing } from '../../dialect/writing.ts';
import { invalid } from '../../http/api-error.ts';
import { forgetDetails } from '../audit/record-audit.ts';
import { refuseLastAdmin } from './last-admin.ts';
import { inviteUser, tellApproval, tellNewPassword } from './letters.ts';
import { presentUser } from './present.ts';
import { emailKey, findUserByEmail, newUserRow, userSearchText } from './repository.ts';

/** Opens nothing until its owner chooses a password. */
const NO_PASSWORD = 'none';

const withPassword = z.object({ password: userInput.shape.password });

/** What cannot be a password is told when the whole is checked. */
const prepare = async (sent: unknown): Promise<Prepared> => {
  const { data } = withPassword.safeParse(sent);
  return data?.password ? { passwordHash: await hashPassword(data.password) } : {};
};

/** @throws {ApiError} 422 for a password that is tried first */
const hashOf = ({ passwordHash }: Writing, { password, name, email }: UserInput): string | undefined => {
  if (!password) return undefined;
  if (isCommonPassword(password, [name, email])) throw invalid({ password: [sayFieldError('password-common')] });
  if (!passwordHash) throw new Error('A password is hashed before its write begins: see `prepare`.');
  return passwordHash;
};

const refuseTakenEmail = async ({ trx }: Writing, email: string, id?: number): Promise<void> => {
  const holder = await findUserByEmail(trx, email);
  if (holder && holder.id !== id) throw invalid({ email: [sayFieldError('email-taken')] });
};

const referencesOf = async ({ trx }: Writing, column: 'user_id' | 'assignee_id', id: number): Promise<string[]> =>
  (await trx.selectFrom('requests').select('reference').where(column, '=', id).orderBy('id', 'desc').execute()).map(
    ({ reference }) => reference,
  );

/** Who is taken out of a role takes nothing along that only that role can do. */
const refuseRoleChange = async (writing: Writing, input: UserInput, kept: User): Promise<void> => {
  if (input.role !== 'admin' || input.status !== 'active') await refuseLastAdmin(writing.trx, kept, 'change');
  if (kept.role !== 'consultant' || input.role === 'consultant') return;
  refuseWithDependants(hindered.changeRole, [
    { noun: dependants.assignedRequests, names: await referencesOf(writing, 'assignee_id', kept.id) },
  ]);
};

/** Whoever is signed in is signed out at once, and no mailed link opens anything any more. */
const endSessions = async ({ trx }: Writing, id: number): Promise<void> => {
  await trx.deleteFrom('sessions').where('user_id', '=', id).execute();
  await trx.deleteFrom('account_tokens').where('user_id', '=', id).execute();
};

const rowOf = ({ name, email, phone, company, country, role, status }: UserInput) => {
  const row = { name, email: emailKey(email), phone, company, country, role, status };
  return { ...row, search: userSearchText(row) };
};

/** Accounts, as the administration has them. */
export const createUserResource = ({ siteOrigin }: { siteOrigin: string }) =>
  defineResource({
    name: 'users',
    noun: 'user',
    input: userInput,
    item: user,
    columns: columnsOf('users', {
      text: [
        'name',
        'email',
        'phone',
        'company',
        'country',
        'role',
        'status',
        'last_login_at',
        'created_at',
        'updated_at',
      ],
      nullable: ['last_login_at'],
      integer: ['id'],
    }),
    search: 'users.search',
    key: 'users.id',
    rows: (db) => db.selectFrom('users').selectAll('users'),
    present: async (_db, rows) => rows.map(presentUser),

    prepare,

    async insert(writing, input) {
      const { trx, now } = writing;
      await refuseTakenEmail(writing, input.email);
      const password_hash = hashOf(writing, input) ?? NO_PASSWORD;
      const row = newUserRow({ ...rowOf(input), password_hash }, now);
      const created = await trx
        .insertInto('users')
        .values(row)
        .returning(['id', 'name', 'email'])
        .executeTakeFirstOrThrow();
      if (password_hash === NO_PASSWORD && input.status !== 'suspended') await inviteUser(writing, created, siteOrigin);
      return created.id;
    },

    async update(writing, input, kept, updated_at) {
      const { trx } = writing;
      await refuseTakenEmail(writing, input.email, kept.id);
      await refuseRoleChange(writing, input, kept);
      const password_hash = hashOf(writing, input);
      const row = { ...rowOf(input), updated_at, ...(password_hash ? { password_hash } : {}) };
      await trx.updateTable('users').set(row).where('id', '=', kept.id).execute();
      const reader = { id: kept.id, name: row.name, email: row.email };
      if (password_hash || row.status === 'suspended') await endSessions(writing, kept.id);
      if (password_hash) await tellNewPassword(writing, reader);
      if (kept.status === 'pending' && row.status === 'active') await tellApproval(writing, reader, siteOrigin);
    },

    async remove(writing, kept) {
      await refuseLastAdmin(writing.trx, kept, 'delete');
      refuseWithDependants(hindered.deleteUser, [
        { noun: dependants.sentRequests, names: await referencesOf(writing, 'user_id', kept.id) },
        { noun: dependants.assignedRequests, names: await referencesOf(writing, 'assignee_id', kept.id) },
      ]);
      await forgetDetails(writing.trx, 'users', String(kept.id));
      await writing.trx.deleteFrom('notifications').where('link', '=', paths.admin.edit('users', kept.id)).execute();
      await writing.trx.deleteFrom('users').where('id', '=', kept.id).execute();
    },

    // Who it was goes with the account.
    remains: ({ role, status }) => ({ role, status }),
  });
