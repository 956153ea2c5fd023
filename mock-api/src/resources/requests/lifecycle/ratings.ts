import type { RatingInput } from 'shared-lib/contracts';
import { copy } from '../../../copy/ar.ts';
import { notificationCopy } from '../../../copy/notifications.ts';
import { conflict } from '../../../http/api-error.ts';
import { addEvent } from './events.ts';
import { notifyStaff } from '../emails/notify.ts';
import { updateRequest } from '../repository.ts';
import type { RequestContext, RequestRow } from './request-context.ts';

/** Adds the client's rating of a finished request. @throws {ApiError} 409 when it is unfinished or already rated */
export const rateRequest = async (
  context: RequestContext,
  row: RequestRow,
  { score, comment }: RatingInput,
): Promise<RequestRow> => {
  if (row.status !== 'completed' && row.status !== 'delivered') throw conflict(copy.moves.noRating);
  const { trx, now } = context;
  const added = await trx
    .insertInto('ratings')
    .values({ request_id: row.id, score, comment, at: now })
    .onConflict((oc) => oc.column('request_id').doNothing())
    .returning('score')
    .executeTakeFirst();
  if (!added) throw conflict(copy.moves.rated);
  await addEvent(context, row, { type: 'rating', to: String(score) });
  await notifyStaff(context, row, {
    kind: 'status',
    title: notificationCopy.toStaff.rating(score),
    body: comment,
    at: 'rating',
  });
  return updateRequest(context, row, {});
};
