import { queryOptions } from '@tanstack/react-query';
import { lazyContracts } from 'shared-lib/api';
import { http } from 'shared-lib/http';

const contract = lazyContracts(() => import('./verdicts.contract.ts'));

/** Every published study with its verdict, and how often each verdict was given. */
export const verdictRegister = () =>
  queryOptions({
    queryKey: ['verdicts'],
    queryFn: ({ signal }) => http.get('/public/verdicts', contract('register'), { signal }),
  });
export const verdictCounts = () =>
  queryOptions({
    queryKey: ['verdicts', 'counts'],
    queryFn: ({ signal }) => http.get('/public/verdicts/counts', contract('counts'), { signal }),
  });
