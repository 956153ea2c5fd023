import { copy } from '../../copy/ar.ts';
import type { FieldTable } from '../../fields/field.ts';
import { formFields } from '../../fields/requests.ts';
import { searchColumn } from '../../search/search-column.ts';
import { clearAuditDetails } from '../audit/record-audit.ts';
import type { RequestContext, RequestRow } from './lifecycle/request-context.ts';
import { readPayload } from './payload.ts';
import { requestSearchText, updateRequest } from './repository.ts';

/** What stands in place of the person. */
export const anonymous = { name: copy.account.deletedName, email: '', phone: '', phone_e164: '', company: '' } as const;

/**
 * Takes everything from a request that says whose it is. Its kind, status and figures stay.
 * @param text stands in place of what the person wrote
 */
export const anonymise = async (context: RequestContext, row: RequestRow, text: string): Promise<void> => {
  const { trx } = context;
  const fields: FieldTable = formFields[row.kind];
  const payload = Object.fromEntries(
    Object.entries(readPayload(row)).map(([name, value]) => [name, fields[name]?.isPersonal ? text : value]),
  );
  const search = requestSearchText({ ...anonymous, reference: row.reference }, payload);
  await updateRequest(context, row, {
    ...anonymous,
    user_id: null,
    client_id: null,
    payload: JSON.stringify(payload),
    appointment_wish: null,
    calculation: null,
    search,
  });
  for (const table of ['claim_tokens', 'case_copies', 'case_actuals', 'request_tags'] as const)
    await trx.deleteFrom(table).where('request_id', '=', row.id).execute();
  await trx
    .updateTable('request_messages')
    .set({ author_name: anonymous.name, author_id: null, body: text })
    .where('request_id', '=', row.id)
    .where('author_role', 'not in', ['admin', 'consultant'])
    .execute();
  await trx
    .updateTable('request_events')
    .set({ actor_name: anonymous.name, actor_id: null, note: '' })
    .where('request_id', '=', row.id)
    .where('actor_role', 'in', ['client', 'visitor'])
    .execute();
  // Staff notifications quote what the person wrote.
  await trx
    .updateTable('notifications')
    .set({ body: row.reference })
    .where((eb) => eb.or([eb('link', 'like', `%/${row.reference}`), eb('link', 'like', `%/${row.reference}?%`)]))
    .execute();
  await trx.updateTable('quotes').set({ answered_by: '', answer_note: '' }).where('request_id', '=', row.id).execute();
  await trx
    .updateTable('audit_entries')
    .set({
      actor_name: anonymous.name,
      actor_id: null,
      search: searchColumn(`${anonymous.name} ${row.reference}`, anonymous.name),
    })
    .where('resource', '=', 'requests')
    .where('record', '=', row.reference)
    .where('actor_role', '=', 'client')
    .execute();
  await trx.updateTable('ratings').set({ comment: '' }).where('request_id', '=', row.id).execute();
};

/** Tables with what people wrote about a request, or when they met. Payments and codes go with their agreement. */
const PERSONAL_TABLES = [
  'request_messages',
  'request_notes',
  'checklist_items',
  'phase_tasks',
  'bookings',
  'request_snoozes',
] as const;

/**
 * Erases a request whose time is over: what says whose it is, its texts, files, agreements and receipts. The row stays for the figures.
 * @returns names of stored files to remove after the commit
 */
export const eraseRequest = async (context: RequestContext, row: RequestRow): Promise<string[]> => {
  const { trx } = context;
  await anonymise(context, row, copy.account.expiredText);
  await updateRequest(context, row, { question: '', appointment_link: '', preferred_times: '[]' });
  const files = await trx
    .deleteFrom('request_files')
    .where('request_id', '=', row.id)
    .returning('stored_name as name')
    .execute();
  const documents = await trx
    .deleteFrom('agreements')
    .where('request_id', '=', row.id)
    .returning('document_name as name')
    .execute();
  await trx.deleteFrom('queued_emails').where('about', '=', row.reference).execute();
  for (const table of PERSONAL_TABLES) await trx.deleteFrom(table).where('request_id', '=', row.id).execute();
  await trx.updateTable('request_events').set({ note: '' }).where('request_id', '=', row.id).execute();
  await clearAuditDetails(trx, 'requests', row.reference);
  return [...files, ...documents].map(({ name }) => name).filter(Boolean);
};
