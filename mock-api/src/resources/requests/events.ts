import type { NewRow } from '../../db/tables.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { RequestRow, Work } from './work.ts';

type Happened = Pick<NewRow<'request_events'>, 'type'> &
  Partial<Pick<NewRow<'request_events'>, 'from' | 'to' | 'note' | 'visibility'>>;

/** Writes what happened to a request; what the company did is also in the audit log. */
export const addEvent = async (
  work: Work,
  { id, reference }: RequestRow,
  { type, from = null, to = null, note = '', visibility = 'public' }: Happened,
): Promise<void> => {
  const { trx, now, actor } = work;
  await trx
    .insertInto('request_events')
    .values({
      request_id: id,
      type,
      from,
      to,
      note,
      visibility,
      actor_id: actor.id,
      actor_name: actor.name,
      actor_role: actor.role,
      at: now,
    })
    .execute();
  if (actor.role === 'admin' || actor.role === 'consultant')
    await recordAudit(work, {
      action: `request.${type}`,
      resource: 'requests',
      record: reference,
      details: { from, to, note },
    });
};
