import type { Role } from 'shared-lib/contracts';
import { auditFields } from 'shared-lib/copy';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { searchColumn } from '../../search/search-column.ts';

interface AuditContext {
  trx: Transaction<Tables>;
  now: string;
  actor: { id: number | null; name: string; role?: Role | 'visitor' | 'system' };
}

interface AuditAction {
  action: string;
  resource: string;
  /** Reference or id of the changed record. */
  record: string;
  /** Name of the record, by which people find the entry. */
  name?: string;
  details?: Record<string, unknown>;
}

/** Longer texts are found by the name of their record and of their field. */
const MAX_VALUE = 100;
const MAX_SEARCHED = 2000;
const TAG = /<[^>]*>/g;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The labels of the fields and the short values of an entry. */
const wordsOf = (details: object): string[] =>
  Object.entries(details).flatMap(([field, value]: [string, unknown]) => {
    if (isObject(value)) return [auditFields[field] ?? '', ...wordsOf(value)];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll(TAG, ' ') : '';
    return [auditFields[field] ?? '', text.length <= MAX_VALUE ? text : ''];
  });

/** The text that finds an entry: who changed what, by name, number, field and value. */
const searchTextOf = (actorName: string, { record, name = '', details = {} }: AuditAction): string =>
  [...new Set([actorName, record, name, ...wordsOf(details)])].filter(Boolean).join(' ').slice(0, MAX_SEARCHED);

/** Writes an audit entry in the transaction of the action. */
export const recordAudit = async ({ trx, now, actor }: AuditContext, entry: AuditAction): Promise<void> => {
  const { action, resource, record, name, details = {} } = entry;
  await trx
    .insertInto('audit_entries')
    .values({
      actor_id: actor.id,
      actor_name: actor.name,
      actor_role: actor.role === 'visitor' || actor.role === 'system' ? null : (actor.role ?? null),
      action,
      resource,
      record,
      search: searchColumn(searchTextOf(actor.name, entry), actor.name),
      details: JSON.stringify(name ? { ...details, record_name: name } : details),
      at: now,
    })
    .execute();
};

/** Clears the details of a record's audit entries, which may contain personal data of a deleted user. The entries remain. */
export const clearAuditDetails = async (trx: Transaction<Tables>, resource: string, record: string): Promise<void> => {
  const entries = await trx
    .selectFrom('audit_entries')
    .select(['id', 'actor_name'])
    .where('resource', '=', resource)
    .where('record', '=', record)
    .execute();
  for (const { id, actor_name } of entries)
    await trx
      .updateTable('audit_entries')
      .set({ details: '{}', search: searchColumn(`${actor_name} ${record}`, actor_name) })
      .where('id', '=', id)
      .execute();
};
