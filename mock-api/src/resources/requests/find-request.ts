import { REFERENCE_PATTERN, type User, freeCode, type RequestKind } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import type { Database } from '../../db/open-database.ts';
import { notFound } from '../../http/api-error.ts';
import type { RequestRow } from './lifecycle/request-context.ts';

/** Name of the admin resource that holds the requests of a kind; it is also the path segment of their pages. */
export const inboxName = {
  contact: 'contacts',
  consultation: 'consultations',
  feasibility: 'feasibility-requests',
} as const satisfies Record<RequestKind, string>;

export const referenceParams = z.object({ reference: freeCode(40) });

/** The requests that a user may open: the own ones, the assigned ones, or all. */
export type RequestScope = 'own' | 'assigned' | 'all';

/** Finds a request by its reference within the user's scope. @throws {ApiError} 404 also when it exists outside of the scope */
export const findRequest = async (
  db: Database,
  reference: string,
  user: Pick<User, 'id'>,
  scope: RequestScope,
): Promise<RequestRow> => {
  const query = REFERENCE_PATTERN.test(reference)
    ? db.selectFrom('requests').selectAll().where('reference', '=', reference)
    : undefined;
  const within = {
    own: () => query?.where('user_id', '=', user.id),
    assigned: () => query?.where('assignee_id', '=', user.id),
    all: () => query,
  };
  const row = await within[scope]()?.executeTakeFirst();
  if (!row) throw notFound();
  return row;
};
