import { queryOptions } from '@tanstack/react-query';
import {
  claimPreview,
  clientRequest,
  clientRequestDetail,
  enveloped,
  paged,
  receipt,
  type ClientRequestDetail,
  type Receipt,
} from 'shared-lib/contracts';
import { http, HttpError } from 'shared-lib/http';

const preview = enveloped(claimPreview);
const attached = enveloped(clientRequestDetail);
const ownRequests = paged(clientRequest);

/** Whether the link does not exist, or was copied incompletely (the API rejects its format). */
export const isInvalidLink = (error: Error): boolean =>
  error instanceof HttpError && (error.kind === 'not-found' || error.kind === 'validation');

export const claimQueries = {
  preview: (token: string) =>
    queryOptions({
      queryKey: ['claims', token],
      queryFn: ({ signal }) => http.get(`/public/claims/${encodeURIComponent(token)}`, preview, { signal }),
      retry: (failures, error) => failures < 1 && !isInvalidLink(error),
    }),
  /** Whether a request belongs to the signed-in user. */
  isOwn: (reference: string) =>
    queryOptions({
      queryKey: [...claimQueries.requests(), 'is-own', reference],
      queryFn: async ({ signal }) => {
        const { data } = await http.get('/account/requests', ownRequests, { params: { q: reference }, signal });
        return data.some((request) => request.reference === reference);
      },
    }),
  /** Key prefix of all queries about the user's own requests. */
  requests: () => ['requests'] as const,
};

/** Attaches the request of a claim link to the signed-in account. Repeating it has no effect. */
export const attachRequest = (token: string): Promise<ClientRequestDetail> =>
  http.post('/account/claims', { token }, attached);

/** Sends the claim links of an e-mail address to that address. The response is the same for every address. */
export const requestClaimLinks = (input: { email: string }): Promise<Receipt> =>
  http.post('/public/lost-reference', input, receipt);
