import type { NewRow } from '../../../db/tables.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { recordActivity } from '../inbox/unread.ts';
import type { RequestContext, RequestRow } from './request-context.ts';

type NewEvent = Pick<NewRow<'request_events'>, 'type'> &
  Partial<Pick<NewRow<'request_events'>, 'from' | 'to' | 'note' | 'visibility'>>;

/** Adds an event to the history of a request. Events of staff also go to the audit log. */
export const addEvent = async (
  context: RequestContext,
  { id, reference }: RequestRow,
  { type, from = null, to = null, note = '', visibility = 'public' }: NewEvent,
): Promise<void> => {
  const { trx, now, actor } = context;
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
  if (actor.role !== 'system') await recordActivity(context, id);
  if (actor.role === 'admin' || actor.role === 'consultant')
    await recordAudit(context, {
      action: `request.${type}`,
      resource: 'requests',
      record: reference,
      details: { from, to, note },
    });
};
