import { queryOptions } from '@tanstack/react-query';
import { adminStats } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { pollWhileVisible } from 'shared-lib/patterns/polling';

const POLL_MS = 60_000;

/** Figures of a period of so many days, refreshed each minute while the page is visible. */
export const statsQuery = (days: number) =>
  queryOptions({
    queryKey: ['admin', 'stats', days],
    queryFn: ({ signal }) => http.get(`/admin/stats?days=${days}`, adminStats, { signal }),
    ...pollWhileVisible(POLL_MS),
  });
