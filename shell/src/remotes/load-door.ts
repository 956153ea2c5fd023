import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import {
  isBrowserReleases,
  isRemoteModule,
  isRemoteId,
  type BrowserRelease,
  type BrowserReleases,
  type RemoteModule,
  type RemoteId,
} from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import type { DoorName } from '../areas.ts';
import { hasArrived, learnManifest, verifiedLoading } from './federation-plugin.ts';
import { learnFiles, trustDevelopmentOrigin } from './integrity.ts';
import { madeProgress, orSilence, SilenceError } from './silence.ts';

/** Together below the 8 seconds that an area has before a person must be told. */
const CURRENT_SILENCE_MS = 4500;
const FALLBACK_SILENCE_MS = 2500;
/** A script that never answers is given up a little before its area is. */
const SCRIPT_TIMEOUT_MS = 4000;

export interface LoadedDoor {
  module: RemoteModule;
  release: BrowserRelease;
}

const registered = new Set<string>();
/** Once a remote runs in this tab, its other doors come from the same release. */
const running = new Map<RemoteId, BrowserRelease>();
let inlined: BrowserRelease | null = null;
/** Remotes whose entry came and whose door never did: the bundler's loader waits for that very request, in this document. */
const stuck = new Set<RemoteId>();

/** Takes over what the page was sent with. Call before anything is loaded. */
export const startLoading = (release: BrowserRelease | null): void => {
  registerPlugins([verifiedLoading(SCRIPT_TIMEOUT_MS)]);
  inlined = release;
  if (release) register(release);
};

const register = (release: BrowserRelease): void => {
  if (registered.has(release.container)) return;
  const manifestAddress = `${release.base}mf-manifest.json`;
  if (release.version === 'dev') trustDevelopmentOrigin(release.base);
  learnFiles(release.base, release.files);
  learnManifest(manifestAddress, release.manifest);
  registerRemotes([{ name: release.container, entry: manifestAddress }]);
  registered.add(release.container);
};

/** Asks the shell server which releases of a remote there are now. */
export const askReleases = async (remote: RemoteId): Promise<BrowserReleases> => {
  const answer = await fetch(paths.registry(remote), { cache: 'no-store' });
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
  const releases: unknown = await answer.json();
  if (!isBrowserReleases(releases)) throw new Error('The registry did not answer with releases');
  madeProgress();
  return releases;
};

const openDoor = async (release: BrowserRelease, expose: string): Promise<LoadedDoor> => {
  register(release);
  const module = await loadRemote(`${release.container}/${expose}`);
  if (!isRemoteModule(module))
    throw new Error(`${release.container}/${expose} does not keep the agreement with the shell`);
  return { module, release };
};

const currentRelease = async (remote: RemoteId): Promise<BrowserRelease> => {
  const known = running.get(remote) ?? (inlined?.remote === remote ? inlined : undefined);
  if (known) return known;
  const { current } = await askReleases(remote);
  if (!current) throw new Error(`No release of ${remote} can be had`);
  return current;
};

const fallbackRelease = async (remote: RemoteId, failed: string | undefined): Promise<BrowserRelease | undefined> => {
  const { current, fallback } = await askReleases(remote);
  return [current, fallback].find((release) => release !== null && release.version !== failed) ?? undefined;
};

const parseDoor = (door: DoorName): [RemoteId, string] => {
  const [remote = '', expose = ''] = door.split('/');
  if (!isRemoteId(remote)) throw new Error(`${door} is not a door`);
  return [remote, expose];
};

/**
 * Loads a door: the live release, then the last verified one. Calling again tries again, in the same tab.
 * @throws when neither works within the area's time; the error is the one of the live release
 */
export async function loadDoor(door: DoorName): Promise<LoadedDoor> {
  const [remote, expose] = parseDoor(door);
  let tried: BrowserRelease | undefined;
  const current = async () => {
    tried = await currentRelease(remote);
    return openDoor(tried, expose);
  };
  const fallback = async () => {
    const release = await fallbackRelease(remote, tried?.version);
    if (!release) throw new Error(`No other release of ${remote} can be had`);
    return openDoor(release, expose);
  };
  let loaded: LoadedDoor;
  try {
    loaded = await orSilence(current(), CURRENT_SILENCE_MS);
  } catch (error) {
    console.warn(`${door}: ${String(error)}`);
    inlined = null; // the next attempt asks which release is live by then
    if (error instanceof SilenceError && tried && hasArrived(tried.base + tried.entry)) stuck.add(remote);
    loaded = await orSilence(fallback(), FALLBACK_SILENCE_MS).catch(() => Promise.reject(error));
  }
  running.set(remote, loaded.release);
  return loaded;
}

/** Whether only a new document can try again: see `stuck`. */
export const needsNewDocument = (remote: RemoteId): boolean => stuck.has(remote);

/** The release of a remote that runs in this tab. */
export const runningRelease = (remote: RemoteId): BrowserRelease | undefined => running.get(remote);
