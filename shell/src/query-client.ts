import { QueryClient } from '@tanstack/react-query';

const STALE_MS = 300_000;
const COLLECTED_MS = 600_000;

/** Defaults of the specification (§9). On the server there is no second try: the page has a deadline. */
export const createQueryClient = (side: 'browser' | 'server'): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: side === 'server' ? Number.POSITIVE_INFINITY : COLLECTED_MS,
        retry: side === 'server' ? 0 : 1,
        refetchOnWindowFocus: false,
      },
      // Offline, a form is told so at once and keeps its text; waiting silently for the connection would look like sending.
      mutations: { networkMode: 'always' },
    },
  });
