import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';

interface Doer {
  trx: Transaction<Tables>;
  now: string;
  actor: { id: number | null; name: string };
}

interface Deed {
  action: string;
  resource: string;
  /** Reference or number of what was changed. */
  record: string;
  details?: Record<string, unknown>;
}

/** Notes who of the company did what, within the transaction that does it. */
export const recordAudit = async (
  { trx, now, actor }: Doer,
  { action, resource, record, details = {} }: Deed,
): Promise<void> => {
  await trx
    .insertInto('audit_entries')
    .values({
      actor_id: actor.id,
      actor_name: actor.name,
      action,
      resource,
      record,
      details: JSON.stringify(details),
      at: now,
    })
    .execute();
};

/** Empties what was noted of a record, because it tells of a person who is gone; that it happened stays. */
export const forgetDetails = async (trx: Transaction<Tables>, resource: string, record: string): Promise<void> => {
  await trx
    .updateTable('audit_entries')
    .set({ details: '{}' })
    .where('resource', '=', resource)
    .where('record', '=', record)
    .execute();
};
