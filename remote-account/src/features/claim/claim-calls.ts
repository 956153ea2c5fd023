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

/** Whether a link leads nowhere, also because it was not copied whole. */
export const isUnknownLink = (error: Error): boolean =>
  error instanceof HttpError && (error.kind === 'not-found' || error.kind === 'validation');

export const claimQueries = {
  preview: (token: string) =>
    queryOptions({
      queryKey: ['claims', token],
      queryFn: ({ signal }) => http.get(`/public/claims/${encodeURIComponent(token)}`, preview, { signal }),
      retry: (failures, error) => failures < 1 && !isUnknownLink(error),
    }),
  /** Whether a request is one of the signed-in person's own. */
  isOwn: (reference: string) =>
    queryOptions({
      queryKey: [...claimQueries.requests(), 'is-own', reference],
      queryFn: async ({ signal }) => {
        const { data } = await http.get('/account/requests', ownRequests, { params: { q: reference }, signal });
        return data.some((request) => request.reference === reference);
      },
    }),
  /** Everything that is known of the own requests. */
  requests: () => ['requests'] as const,
};

/** Attaches the request of a link to the account that is signed in; once more does nothing. */
export const attachRequest = (token: string): Promise<ClientRequestDetail> =>
  http.post('/account/claims', { token }, attached);

/** Mails the links of an address to it. The answer says the same to everybody. */
export const askForLinks = (input: { email: string }): Promise<Receipt> =>
  http.post('/public/lost-reference', input, receipt);
