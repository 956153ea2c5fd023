import { queryOptions } from '@tanstack/react-query';
import { clientRequestDetail } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { requestsKey } from '../../request/summary-query.ts';

/** A request as its client sees it. Always fetched again, because the workspace changes what the client sees. */
export const clientViewQuery = (reference: string) =>
  queryOptions({
    queryKey: [...requestsKey, 'client-view', reference],
    queryFn: ({ signal }) =>
      http.get(`/admin/requests/${encodeURIComponent(reference)}/client-view`, clientRequestDetail, { signal }),
    staleTime: 0,
  });
