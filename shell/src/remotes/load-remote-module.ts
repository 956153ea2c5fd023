import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import {
  isBrowserReleases,
  isRemoteId,
  isRemoteModule,
  type BrowserRelease,
  type BrowserReleases,
  type ExposedModuleId,
  type RemoteId,
  type RemoteModule,
} from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { hasScriptLoaded, registerManifest, verifiedLoading } from './federation-plugin.ts';
import { registerFiles, trustDevelopmentOrigin } from './integrity.ts';
import { reportProgress, StallError, withStallTimeout } from './stall-timeout.ts';

/** The two timeouts together are below the 8 seconds after which an area must show a failure. */
const CURRENT_STALL_MS = 4500;
const FALLBACK_STALL_MS = 2500;
/** A script that does not load fails a little before its area does. */
const SCRIPT_TIMEOUT_MS = 4000;

export interface LoadedRemoteModule {
  module: RemoteModule;
  release: BrowserRelease;
}

const registeredContainers = new Set<string>();
/** Releases that run in this tab. The other modules of a remote come from the same release. */
const runningReleases = new Map<RemoteId, BrowserRelease>();
let inlinedRelease: BrowserRelease | null = null;
/**
 * Remotes whose entry loaded but whose module never did. The bundler's loader waits for that request as long as the document
 * lives, so only a new document can try again.
 */
const stuckRemotes = new Set<RemoteId>();

/** Registers the release that was inlined into the document. Call it before anything is loaded. */
export const startLoading = (release: BrowserRelease | null): void => {
  registerPlugins([verifiedLoading(SCRIPT_TIMEOUT_MS)]);
  inlinedRelease = release;
  if (release) registerRelease(release);
};

const registerRelease = (release: BrowserRelease): void => {
  if (registeredContainers.has(release.container)) return;
  const manifestUrl = `${release.base}mf-manifest.json`;
  if (release.version === 'dev') trustDevelopmentOrigin(release.base);
  registerFiles(release.base, release.files);
  registerManifest(manifestUrl, release.manifest);
  registerRemotes([{ name: release.container, entry: manifestUrl }]);
  registeredContainers.add(release.container);
};

/**
 * Fetches the live and the fallback release of a remote from the shell server.
 * @throws when the response is not OK or holds no releases
 */
export const fetchReleases = async (remote: RemoteId): Promise<BrowserReleases> => {
  const response = await fetch(paths.registry(remote), { cache: 'no-store' });
  if (!response.ok) throw new Error(`The registry responded with ${response.status}`);
  const releases: unknown = await response.json();
  if (!isBrowserReleases(releases)) throw new Error('The response of the registry holds no releases');
  reportProgress();
  return releases;
};

const loadFromRelease = async (release: BrowserRelease, expose: string): Promise<LoadedRemoteModule> => {
  registerRelease(release);
  const module = await loadRemote(`${release.container}/${expose}`);
  if (!isRemoteModule(module))
    throw new Error(`${release.container}/${expose} does not match the contract with the shell`);
  return { module, release };
};

const currentRelease = async (remote: RemoteId): Promise<BrowserRelease> => {
  const known = runningReleases.get(remote) ?? (inlinedRelease?.remote === remote ? inlinedRelease : undefined);
  if (known) return known;
  const { current } = await fetchReleases(remote);
  if (!current) throw new Error(`No release of ${remote} is available`);
  return current;
};

const fallbackRelease = async (remote: RemoteId, failed: string | undefined): Promise<BrowserRelease | undefined> => {
  const { current, fallback } = await fetchReleases(remote);
  return [current, fallback].find((release) => release !== null && release.version !== failed) ?? undefined;
};

const parseModuleId = (id: ExposedModuleId): [RemoteId, string] => {
  const [remote = '', expose = ''] = id.split('/');
  if (!isRemoteId(remote)) throw new Error(`${id} is not an exposed module`);
  return [remote, expose];
};

/**
 * Loads an exposed module from the live release, else from the last verified one. Another call tries again in the same tab.
 * @throws the error of the live release when neither loads in time
 */
export async function loadRemoteModule(id: ExposedModuleId): Promise<LoadedRemoteModule> {
  const [remote, expose] = parseModuleId(id);
  let tried: BrowserRelease | undefined;
  const loadCurrent = async () => {
    tried = await currentRelease(remote);
    return loadFromRelease(tried, expose);
  };
  const loadFallback = async () => {
    const release = await fallbackRelease(remote, tried?.version);
    if (!release) throw new Error(`No other release of ${remote} is available`);
    return loadFromRelease(release, expose);
  };
  let loaded: LoadedRemoteModule;
  try {
    loaded = await withStallTimeout(loadCurrent(), CURRENT_STALL_MS);
  } catch (error) {
    console.warn(`${id}: ${String(error)}`);
    inlinedRelease = null; // the next attempt fetches which release is live by then
    if (error instanceof StallError && tried && hasScriptLoaded(tried.base + tried.entry)) stuckRemotes.add(remote);
    loaded = await withStallTimeout(loadFallback(), FALLBACK_STALL_MS).catch(() => Promise.reject(error));
  }
  runningReleases.set(remote, loaded.release);
  return loaded;
}

/** Whether only a new document can load the remote: see `stuckRemotes`. */
export const needsNewDocument = (remote: RemoteId): boolean => stuckRemotes.has(remote);

/** The release of a remote that runs in this tab. */
export const runningRelease = (remote: RemoteId): BrowserRelease | undefined => runningReleases.get(remote);
