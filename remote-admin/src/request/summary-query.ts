import { queryOptions } from '@tanstack/react-query';
import { adminSummary } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { pollWhileVisible } from 'shared-lib/patterns/polling';

/** Start of the query keys of all requests. Invalidate it after a change. */
export const requestsKey = ['admin', 'requests'] as const;

const SUMMARY_MS = 30_000;

/** Counts of the views and of the menu, refreshed while the page is visible. */
export const summaryQuery = () =>
  queryOptions({
    queryKey: [...requestsKey, 'summary'],
    queryFn: ({ signal }) => http.get('/admin/summary', adminSummary, { signal }),
    ...pollWhileVisible(SUMMARY_MS),
  });
