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
export const recordAudit = async ({ trx, now, actor }: Doer, { action, resource, record, details = {} }: Deed): Promise<void> => {
  await trx
    .insertInto('audit_entries')
    .values({ actor_id: actor.id, actor_name: actor.name, action, resource, record, details: JSON.stringify(details), at: now })
    .execute();
};
