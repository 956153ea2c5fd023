import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from 'shared-lib/http';
import {
  RELEASES_PATH,
  releasesView,
  ROLLBACK_PATH,
  rollbackResult,
  type ReleasesView,
  type RollbackInput,
} from './contract.ts';

const KEY = ['releases'];
const REFRESH_MS = 60_000;
/** While the shell loads a release that has become live. */
const SWITCH_MS = 2000;

/** The calls go to the shell, not to the API. The client adds the token of the session, and the shell's server reads no cookie. */
const urlOf = (path: string): string => new URL(path, location.origin).href;

const isSwitching = (view: ReleasesView | undefined): boolean =>
  view?.remotes.some(({ live, used }) => live !== used) ?? false;

/** What the shell knows about the releases, refreshed each minute. */
export const useReleases = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => http.get(urlOf(RELEASES_PATH), releasesView, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isSwitching(state.data) ? SWITCH_MS : REFRESH_MS),
  });

/** Goes back to a release. The response has what is live then. */
export const useGoBack = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: RollbackInput) => http.post(urlOf(ROLLBACK_PATH), input, rollbackResult),
    onSuccess: ({ view }) => queryClient.setQueryData(KEY, view),
    // Somebody else may have changed what is live.
    onError: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
};
