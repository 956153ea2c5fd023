import { queryOptions } from '@tanstack/react-query';
import { http } from 'shared-lib/http';
import { lazyContracts } from './lazy-contract.ts';

const contract = lazyContracts(() => import('./contracts.ts'));

const FIVE_MINUTES = 5 * 60_000;
const TEN_MINUTES = 10 * 60_000;

/** The signed-in user from the server. Enable it only with a token (specification §4: fresh for 5 minutes, cached for 10, no retry). */
export const currentUserQuery = () =>
  queryOptions({
    queryKey: ['current-user'],
    queryFn: ({ signal }) => http.get('/auth/me', contract('currentUser'), { signal }),
    staleTime: FIVE_MINUTES,
    gcTime: TEN_MINUTES,
    retry: false,
  });
