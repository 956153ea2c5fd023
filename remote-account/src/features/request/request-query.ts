import { queryOptions } from '@tanstack/react-query';
import { clientRequestDetail } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import * as z from 'zod/mini';

const response = z.object({ data: clientRequestDetail });
const POLL_MS = 60_000;

/** A request of the signed-in client. Polled each minute while the page is visible. */
export const requestQuery = (reference: string) =>
  queryOptions({
    queryKey: ['account', 'requests', 'one', reference],
    queryFn: async ({ signal }) =>
      (await http.get(`/account/requests/${encodeURIComponent(reference)}`, response, { signal })).data,
    staleTime: POLL_MS / 2,
    refetchInterval: POLL_MS,
  });
