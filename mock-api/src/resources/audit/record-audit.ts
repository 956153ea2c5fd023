import type { Role } from 'shared-lib/contracts';
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
  details?: Record<string, unknown>;
}

/** Writes an audit entry in the transaction of the action. */
export const recordAudit = async (
  { trx, now, actor }: AuditContext,
  { action, resource, record, details = {} }: AuditAction,
): Promise<void> => {
  await trx
    .insertInto('audit_entries')
    .values({
      actor_id: actor.id,
      actor_name: actor.name,
      actor_role: actor.role === 'visitor' || actor.role === 'system' ? null : (actor.role ?? null),
      action,
      resource,
      record,
      search: searchColumn(`${actor.name} ${record}`, actor.name),
      details: JSON.stringify(details),
      at: now,
    })
    .execute();
};

/** Clears the details of a record's audit entries, which may contain personal data of a deleted user. The entries remain. */
export const clearAuditDetails = async (trx: Transaction<Tables>, resource: string, record: string): Promise<void> => {
  await trx
    .updateTable('audit_entries')
    .set({ details: '{}' })
    .where('resource', '=', resource)
    .where('record', '=', record)
    .execute();
};
