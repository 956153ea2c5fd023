import { QueryClient } from '@tanstack/react-query';

const STALE_MS = 300_000;
const GARBAGE_COLLECTION_MS = 600_000;

/** Defaults of the specification (§9). The server does not retry, because a page has a deadline. */
export const createQueryClient = (side: 'browser' | 'server'): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: side === 'server' ? Number.POSITIVE_INFINITY : GARBAGE_COLLECTION_MS,
        retry: side === 'server' ? 0 : 1,
        refetchOnWindowFocus: false,
      },
      // Offline, a form fails at once and keeps its text. A paused mutation would look as if it were being sent.
      mutations: { networkMode: 'always' },
    },
  });
