import type { User } from 'shared-lib/contracts';
import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Database } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.ts';
import type { RequestContext } from '../lifecycle/request-context.ts';

const eb = expressionBuilder<Tables, 'requests'>();

/** A staff member, with the time from which requests can be unread: a new colleague does not start with all old requests. */
export type RequestReader = Pick<User, 'id' | 'created_at'>;

/** The client did something that this staff member has not seen. */
export const isUnreadBy = ({ id, created_at }: RequestReader): Expression<SqlBool> =>
  eb.and([
    eb('requests.client_activity_at', '>=', created_at),
    eb.not(
      eb.exists(
        eb
          .selectFrom('request_reads')
          .select('request_reads.request_id')
          .where('request_reads.user_id', '=', id)
          .whereRef('request_reads.request_id', '=', 'requests.id')
          .whereRef('request_reads.read_at', '>=', 'requests.client_activity_at'),
      ),
    ),
  ]);

/** The requests of a page that a staff member has not read. */
export const readUnreadIds = async (
  db: Database,
  ids: readonly number[],
  reader: RequestReader,
): Promise<Set<number>> => {
  const rows = await db
    .selectFrom('requests')
    .select('requests.id')
    .where('requests.id', 'in', [0, ...ids])
    .where(isUnreadBy(reader))
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** Records that a staff member has seen everything so far. */
export const markRead = async ({ trx, now, actor }: RequestContext, requestId: number): Promise<void> => {
  if (actor.id === null) return;
  await trx
    .insertInto('request_reads')
    .values({ user_id: actor.id, request_id: requestId, read_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'request_id']).doUpdateSet({ read_at: now }))
    .execute();
};

/** Records an event for the inbox: one of a client is unread for all staff, one of staff is read by its author. */
export const recordActivity = async (context: RequestContext, requestId: number): Promise<void> => {
  const { trx, now, actor } = context;
  if (actor.role === 'admin' || actor.role === 'consultant') {
    await markRead(context, requestId);
    return;
  }
  // What the client did brings a snoozed request back.
  await trx.deleteFrom('request_snoozes').where('request_id', '=', requestId).execute();
  await trx.updateTable('requests').set({ client_activity_at: now }).where('id', '=', requestId).execute();
};
