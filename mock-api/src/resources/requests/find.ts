import { REFERENCE_PATTERN, type User } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import type { Database } from '../../db/open-database.ts';
import { notFound } from '../../http/api-error.ts';
import type { RequestRow } from './work.ts';

export const referenceParams = z.object({ reference: z.string().check(z.maxLength(40)) });

/** Whose requests a caller may open: the own ones, those assigned to them, or all. */
export type Reach = 'own' | 'assigned' | 'all';

/** The request of a reference within the caller's reach. What is out of reach does not exist. @throws {ApiError} 404 */
export const reachRequest = async (
  db: Database,
  reference: string,
  user: Pick<User, 'id'>,
  reach: Reach,
): Promise<RequestRow> => {
  const query = REFERENCE_PATTERN.test(reference)
    ? db.selectFrom('requests').selectAll().where('reference', '=', reference)
    : undefined;
  const within = {
    own: () => query?.where('user_id', '=', user.id),
    assigned: () => query?.where('assignee_id', '=', user.id),
    all: () => query,
  };
  const row = await within[reach]()?.executeTakeFirst();
  if (!row) throw notFound();
  return row;
};
