import { isBrowserReleases, type BrowserReleases, type RemoteId } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { reportProgress } from './stall-timeout.ts';

/**
 * Fetches the live and the fallback release of a remote from the shell server, which forbids caching. The document of a guarded area has
 * preloaded the first response; it matches only a request without options.
 * @throws when the response is not OK or holds no releases
 */
export const fetchReleases = async (remote: RemoteId): Promise<BrowserReleases> => {
  const response = await fetch(paths.registry(remote));
  if (!response.ok) throw new Error(`The registry responded with ${response.status}`);
  const releases: unknown = await response.json();
  if (!isBrowserReleases(releases)) throw new Error('The registry responded without releases');
  reportProgress();
  return releases;
};
