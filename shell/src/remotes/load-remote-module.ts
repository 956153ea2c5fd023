import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import {
  isRemoteId,
  isRemoteModule,
  loadWithRetry,
  SCRIPT_PROGRESS,
  type BrowserRelease,
  type ExposedModuleId,
  type RemoteId,
  type RemoteModule,
} from 'shared-lib/federation';
import { takeEarlyReleases } from './early-release.ts';
import { verifiedLoading } from './federation-plugin.ts';
import { fetchReleases } from './fetch-releases.ts';
import { registerFiles, trustDevelopmentOrigin } from './integrity.ts';
import { preloadScripts } from './preload-scripts.ts';
import { shareModules } from './share-modules.ts';
import { reportProgress, withStallTimeout } from './stall-timeout.ts';

/** Longest silence. The two together are below the 8 seconds after which an area must show a failure. A script fails a little before its area. */
const CURRENT_STALL_MS = 4500;
const FALLBACK_STALL_MS = 2500;

export interface LoadedRemoteModule {
  module: RemoteModule;
  release: BrowserRelease;
}

const registeredContainers = new Set<string>();
/** Releases that run in this tab. The other modules of a remote come from the same release. */
const runningReleases = new Map<RemoteId, BrowserRelease>();
let inlinedRelease: BrowserRelease | null = null;
/** Registers the release that was inlined into the document. Call it before anything is loaded. */
export const startLoading = (release: BrowserRelease | null): void => {
  shareModules(verifiedLoading());
  addEventListener(SCRIPT_PROGRESS, reportProgress);
  inlinedRelease = release;
  if (release) registerRelease(release);
};

const registerRelease = (release: BrowserRelease): void => {
  if (registeredContainers.has(release.container)) return;
  if (release.version === 'dev') trustDevelopmentOrigin(release.base);
  registerFiles(release.base, release.files);
  // The entry itself, not its manifest: the shell's server has verified the release, and the runtime is smaller without manifests.
  const { container, base, entry } = release;
  registerRemotes([{ name: container, entry: base + entry, type: 'global', entryGlobalName: container }]);
  registeredContainers.add(release.container);
};

const loadFromRelease = async (release: BrowserRelease, expose: string): Promise<LoadedRemoteModule> => {
  registerRelease(release);
  preloadScripts(release, [release.entry, ...(release.exposes[`./${expose}`] ?? [])]);
  const module = await loadWithRetry(() => loadRemote(`${release.container}/${expose}`));
  if (!isRemoteModule(module))
    throw new Error(`${release.container}/${expose} does not match the contract with the shell`);
  return { module, release };
};

const currentRelease = async (remote: RemoteId): Promise<BrowserRelease> => {
  const known = runningReleases.get(remote) ?? (inlinedRelease?.remote === remote ? inlinedRelease : undefined);
  if (known) return known;
  const { current } = await (takeEarlyReleases(remote) ?? fetchReleases(remote));
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
    if (!release) throw new Error(`No release of ${remote} is available`);
    return loadFromRelease(release, expose);
  };
  let loaded: LoadedRemoteModule;
  try {
    loaded = await withStallTimeout(loadCurrent(), CURRENT_STALL_MS);
  } catch (error) {
    console.warn(`${id}: ${String(error)}`);
    inlinedRelease = null; // the next attempt fetches which release is live by then
    loaded = await withStallTimeout(loadFallback(), FALLBACK_STALL_MS).catch(() => Promise.reject(error));
  }
  runningReleases.set(remote, loaded.release);
  return loaded;
}

/** The release of a remote that runs in this tab. */
export const runningRelease = (remote: RemoteId): BrowserRelease | undefined => runningReleases.get(remote);
