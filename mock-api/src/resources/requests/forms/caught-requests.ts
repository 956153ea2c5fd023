import { DAY, isoAfter, type Clock } from '../../../clock.ts';
import type { Database } from '../../../db/open-database.ts';

/** How long staff can find a request that the hidden field has caught, in case a person sent it. */
const RETAINED_MS = 30 * DAY;

/**
 * Removes the requests that the hidden field of a form caught 30 days ago. One that staff no longer call spam stays, and one with files too.
 * @returns their number
 */
export const removeCaughtRequests = async ({ db, clock }: { db: Database; clock: Clock }): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('requests')
    .where('caught_at', '<=', isoAfter(clock, -RETAINED_MS))
    .where('is_spam', '=', 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('request_files')
            .select('request_files.id')
            .whereRef('request_files.request_id', '=', 'requests.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};
