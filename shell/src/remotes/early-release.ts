import { areaOf, type BrowserRelease, type BrowserReleases, type RemoteId } from 'shared-lib/federation';
import { mayEnter, sessionKnown } from '../routing/access.ts';
import { fetchReleases } from './fetch-releases.ts';

const early = new Map<RemoteId, Promise<BrowserReleases>>();

/** Requests the scripts of an exposed module; the federation runtime finds them in the cache of the document. */
const preloadScripts = ({ base, entry, exposes, files }: BrowserRelease, expose: string): void => {
  for (const file of [entry, ...(exposes[`./${expose}`] ?? [])]) {
    const integrity = files[file];
    if (!integrity) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = base + file;
    document.head.append(link);
  }
};

/**
 * Requests the release and the scripts of a guarded area. The document names neither, because only the browser knows the session.
 * Does nothing for a user who may not enter.
 * @param pathname path of the document
 */
export const startEarly = async (pathname: string): Promise<void> => {
  const area = areaOf(pathname);
  if (!area.guard) return;
  await sessionKnown();
  if (!mayEnter(area)) return;
  const releases = fetchReleases(area.remote);
  early.set(area.remote, releases);
  try {
    const { current } = await releases;
    if (current) preloadScripts(current, area.expose);
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
