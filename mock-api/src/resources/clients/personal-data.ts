import { clientCopy } from '../../copy/clients.ts';
import type { Database } from '../../db/open-database.ts';
import type { Row } from '../../db/tables.ts';
import { conflict, invalid } from '../../http/api-error.ts';
import { forgetEmails, waitingEmails } from '../../mail/queued-emails.ts';
import { closeAndAnonymiseRequest, deleteAccount, exportAccount, exportRequests } from '../account/personal-data.ts';
import { clearAuditDetails } from '../audit/record-audit.ts';
import type { RequestContext, RequestRow } from '../requests/lifecycle/request-context.ts';
import { presentUser } from '../users/repository.ts';
import type { ClientRow } from './client-list.ts';

/** The client, and those that were merged into it. */
const readSelves = (db: Database, { id }: ClientRow): Promise<Row<'clients'>[]> =>
  db
    .selectFrom('clients')
    .selectAll()
    .where(({ or, eb }) => or([eb('id', '=', id), eb('merged_into', '=', id)]))
    .orderBy('id')
    .execute();

const emailsOf = (selves: readonly Row<'clients'>[]): string[] => [
  '-',
  ...selves.map(({ email }) => email.toLowerCase()),
];

const readAccounts = (db: Database, selves: readonly Row<'clients'>[]): Promise<Row<'users'>[]> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('id', 'in', [0, ...selves.flatMap(({ user_id }) => user_id ?? [])])
    .execute();

/** All requests of the person, also those that staff call spam. */
const readRequests = (db: Database, selves: readonly Row<'clients'>[]): Promise<RequestRow[]> =>
  db
    .selectFrom('requests')
    .selectAll()
    .where(({ or, and, eb, fn }) =>
      or([
        eb(
          'client_id',
          'in',
          selves.map(({ id }) => id),
        ),
        and([eb('client_id', 'is', null), eb(fn<string>('lower', ['email']), 'in', emailsOf(selves))]),
      ]),
    )
    .orderBy('id')
    .execute();

/** Downloads by an address of the person, without an account. */
const readDownloads = (db: Database, selves: readonly Row<'clients'>[]) =>
  db
    .selectFrom('study_downloads')
    .select(['study_id', 'email', 'created_at', 'downloaded_at'])
    .where('user_id', 'is', null)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), 'in', emailsOf(selves)))
    .orderBy('id')
    .execute();

/** All data stored about a person, as the person may have it: without notes and drafts of staff. @param now ISO 8601 */
export const exportClient = async (db: Database, row: ClientRow, now: string) => {
  const selves = await readSelves(db, row);
  const accounts = [];
  for (const user of await readAccounts(db, selves)) accounts.push(await exportAccount(db, presentUser(user), now));
  const rest = (await readRequests(db, selves)).filter(({ user_id }) => user_id === null);
  return {
    exported_at: now,
    known_as: selves.map(({ name, email, phone, company }) => ({ name, email, phone, company })),
    accounts,
    requests_without_account: await exportRequests(db, rest, now),
    downloads_without_account: await readDownloads(db, selves),
    emails_without_account: await waitingEmails(db, row.email, rest),
  };
};

/**
 * Deletes the accounts of a person and all personal data, also of the clients that were merged into this one. Requests stay without
 * the person, for the figures.
 * @param typed the name, which has to be the one that is shown
 * @returns names of stored files to remove after the commit
 * @throws {ApiError} 422 for another name, 409 for an account of staff
 */
export const anonymiseClient = async (context: RequestContext, row: ClientRow, typed: string): Promise<string[]> => {
  const { trx } = context;
  if (typed.trim() !== (row.name || row.email || row.phone).trim()) throw invalid({ name: [clientCopy.otherName] });
  const selves = await readSelves(trx, row);
  const accounts = (await readAccounts(trx, selves)).map(presentUser);
  if (accounts.some(({ role }) => role !== 'client')) throw conflict(clientCopy.anonymisesStaff);
  const requests = await readRequests(trx, selves);
  const emails = emailsOf(selves);
  // In the history, nobody of the company has closed the requests.
  const asClient: RequestContext = { ...context, actor: { id: null, name: '', role: 'client' } };
  const files: string[] = [];
  // First: a request that loses its client would be a guest's again.
  for (const request of requests.filter(({ user_id }) => !accounts.some(({ id }) => id === user_id)))
    files.push(...(await closeAndAnonymiseRequest(asClient, request, clientCopy.anonymisedNote)));
  const references = requests.map(({ reference }) => reference);
  const addresses = new Set([...emails, ...selves.map(({ email }) => email)].filter((email) => email !== ''));
  for (const address of addresses) await forgetEmails(trx, address, references);
  for (const account of accounts) files.push(...(await deleteAccount(asClient, account, clientCopy.anonymisedNote)));
  await trx
    .updateTable('study_downloads')
    .set({ email: '' })
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), 'in', emails))
    .execute();
  for (const { id } of selves) await clearAuditDetails(trx, 'clients', String(id));
  await trx
    .deleteFrom('clients')
    .where(
      'id',
      'in',
      selves.map(({ id }) => id),
    )
    .execute();
  return files;
};

/**
 * Removes a guest whose last request was erased, with notes and with the guests that were merged into it. One with an account stays.
 * @param id of the client; null does nothing
 */
export const removeGuestWithoutRequests = async (trx: Database, id: number | null): Promise<void> => {
  if (id === null) return;
  await trx
    .deleteFrom('clients')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('requests').select('id').where('client_id', '=', id))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('clients as selves')
            .select('selves.id')
            .where((self) => self.or([self('selves.id', '=', id), self('selves.merged_into', '=', id)]))
            .where('selves.user_id', 'is not', null),
        ),
      ),
    )
    .execute();
};
