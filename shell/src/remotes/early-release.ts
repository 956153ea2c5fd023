import { areaOf, scriptsAt, type BrowserRelease, type BrowserReleases, type RemoteId } from 'shared-lib/federation';
import { prepareHttp } from 'shared-lib/http';
import { session } from 'shared-lib/session';
import { mayEnter, sessionKnown } from '../routing/access.ts';
import { fetchReleases } from './fetch-releases.ts';
import { preloadScripts } from './preload-scripts.ts';

const early = new Map<RemoteId, Promise<BrowserReleases>>();

/** Entry, exposed module and page: without the last one the page's chunks would be requested only after the routes have run. */
const scriptsFor = ({ entry, exposes, pages = {} }: BrowserRelease, expose: string, pathname: string): string[] => {
  const { user } = session.get();
  const reader = user?.status === 'pending' ? 'pending' : user?.role;
  return [entry, ...(exposes[`./${expose}`] ?? []), ...scriptsAt(pages, pathname, reader)];
};

/**
 * Requests the release and the scripts of a guarded area, and the HTTP client for its data. The document names none of them, because
 * only the browser knows the session.
 * Does nothing for a user who may not enter.
 * @param pathname path of the document
 */
export const startEarly = async (pathname: string): Promise<void> => {
  const area = areaOf(pathname);
  if (!area.guard) return;
  await sessionKnown();
  if (!mayEnter(area)) return;
  prepareHttp();
  const releases = fetchReleases(area.remote);
  early.set(area.remote, releases);
  try {
    const { current } = await releases;
    if (current) preloadScripts(current, scriptsFor(current, area.expose, pathname));
  } catch {
    // The router asks again when it loads the area, and shows the failure.
    early.delete(area.remote);
  }
};

/** The releases that `startEarly` asked for, once: a later attempt needs to know which release is live by then. */
export const takeEarlyReleases = (remote: RemoteId): Promise<BrowserReleases> | undefined => {
  const releases = early.get(remote);
  early.delete(remote);
  return releases;
};
