import type { Query } from '@tanstack/react-query';
import { HttpError } from 'shared-lib/http';

/** After a failure the next request waits this many times longer, so that a struggling server can recover. */
const SLOWER_AFTER_FAILURE = 4;

/** Milliseconds until the next request; false ends the polling, because the session has ended. */
const nextPoll = (everyMs: number, { state }: Pick<Query, 'state'>): number | false => {
  if (state.error === null) return everyMs;
  const hasEnded = state.error instanceof HttpError && state.error.kind === 'unauthorized';
  return hasEnded ? false : everyMs * SLOWER_AFTER_FAILURE;
};

/**
 * Query options that refetch regularly while the page is visible, and at once when it becomes visible again. A hidden tab sends
 * nothing. Compose it with the query: `useQuery({ ...unreadQueries.count(), ...pollWhileVisible(60_000) })`.
 * @param everyMs milliseconds between two requests
 */
export const pollWhileVisible = (everyMs: number) => ({
  refetchInterval: (query: Pick<Query, 'state'>) => nextPoll(everyMs, query),
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: 'always' as const,
});
