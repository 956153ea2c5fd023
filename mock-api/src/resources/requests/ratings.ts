import type { RatingInput } from 'shared-lib/contracts';
import { copy } from '../../copy/ar.ts';
import { news } from '../../copy/news.ts';
import { conflict } from '../../http/api-error.ts';
import { addEvent } from './events.ts';
import { tellStaff } from './tell.ts';
import { updateRequest } from './repository.ts';
import type { RequestRow, Work } from './work.ts';

/** A client's word on what was finished, once. */
export const rateRequest = async (
  work: Work,
  row: RequestRow,
  { score, comment }: RatingInput,
): Promise<RequestRow> => {
  if (row.status !== 'completed' && row.status !== 'delivered') throw conflict(copy.moves.noRating);
  const { trx, now } = work;
  const added = await trx
    .insertInto('ratings')
    .values({ request_id: row.id, score, comment, at: now })
    .onConflict((oc) => oc.column('request_id').doNothing())
    .returning('score')
    .executeTakeFirst();
  if (!added) throw conflict(copy.moves.rated);
  await addEvent(work, row, { type: 'rating', to: String(score) });
  await tellStaff(work, row, { kind: 'status', title: news.toStaff.rating(score), body: comment });
  return updateRequest(work, row, {});
};
