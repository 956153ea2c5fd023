import { paths } from 'shared-lib/paths';
import { payloadOf } from '../../fields/requests.ts';
import type { RequestContext, RequestRow } from './lifecycle/request-context.ts';
import { assertAhead } from './preferred-times.ts';
import { addClaimToken, insertRequest, type NewRequest } from './repository.ts';

interface Creation extends Omit<NewRequest, 'payload'> {
  /** The form, with the fields that only this kind has. */
  input: Parameters<typeof payloadOf>[1];
}

/**
 * Stores a request of the site or of a person who called or wrote.
 * @throws {ApiError} 422 at each preferred time that has passed
 */
export const createRequest = (context: RequestContext, { input, ...request }: Creation): Promise<RequestRow> => {
  assertAhead(request.preferred_times ?? [], context.now);
  return insertRequest(context, { ...request, payload: payloadOf(request.kind, input) });
};

/** The link with which an account claims the request. */
export const addClaimLink = async (context: RequestContext, row: RequestRow): Promise<string> =>
  context.siteOrigin + paths.claim(await addClaimToken(context, row));
