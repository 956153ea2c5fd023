import { join } from 'node:path';
import { remotes, type Registry, type RegistryRemote, type RemoteId } from 'shared-lib/federation';
import { ROOT, type SiteConfig } from '../config.ts';
import { collectRelease, type CollectedRelease } from './collect.ts';
import { changeRegistry, readRegistryOrEmpty } from './registry-file.ts';
import { expiredReleases } from './retention.ts';
import { askShellDoors, refuseUnmetNeeds } from './shell-client.ts';
import { isStored, releasesFolder, removeReleases, storeRelease } from './store.ts';

export interface PublishOptions {
  config: SiteConfig;
  /** Address of the shell whose exports the release must fit; undefined when the shell comes from the same sources and starts later. */
  shellOrigin?: string;
  /** Leaves the registry alone when this build was the last one published, even if another is live: a rollback outlives a restart. */
  onlyIfNew?: boolean;
  dist?: string;
  clock?: () => Date;
  warn?: (line: string) => void;
}

export interface Published {
  version: string;
  /**
   * `new`: it was not known. `again`: a known release is live again. `restored`: it was live, but its files were gone or damaged.
   * `unchanged`: there was nothing to do.
   */
  outcome: 'new' | 'again' | 'restored' | 'unchanged';
  files: number;
  bytes: number;
}

/**
 * Makes a remote's build its live release: stores it under the hash of its content and moves the registry's pointer in one write.
 * @throws {Refusal} when the build is missing, the registry is unusable, or the running shell lacks what the release needs
 */
export const publish = async (id: RemoteId, options: PublishOptions): Promise<Published> => {
  const { config, shellOrigin, onlyIfNew = false, dist = join(ROOT, id, 'dist'), clock = () => new Date() } = options;
  const release = await collectRelease(id, dist);
  const answer = (outcome: Published['outcome']): Published => ({
    version: release.version,
    outcome,
    files: release.files.size,
    bytes: [...release.files.values()].reduce((sum, { length }) => sum + length, 0),
  });
  const place: Place = { origin: config.remoteOrigins[id], mounts: [...remotes[id].mounts], ssr: remotes[id].ssr };
  const folder = releasesFolder(config, id);
  const before = (await readRegistryOrEmpty(config.registryFile)).remotes[id];
  if (
    before &&
    isSettled(before, release.version, onlyIfNew) &&
    isPlaced(before, place) &&
    (await isStored(folder, release))
  )
    return answer('unchanged');
  if (shellOrigin) await checkAgainstShell(release, shellOrigin, options.warn);
  return changeRegistry(config.registryFile, async (now) => {
    const remote = now.remotes[id];
    const withRemote = (next: RegistryRemote): Registry => ({
      ...now,
      remotes: { ...now.remotes, [id]: { ...next, ...place } },
    });
    const isStoredNow = await storeRelease(folder, release);
    if (remote && isSettled(remote, release.version, onlyIfNew))
      return { registry: withRemote(remote), result: answer(isStoredNow ? 'restored' : 'unchanged') };
    const { next, expired } = withRelease(remote, release, place, clock());
    return {
      registry: withRemote(next),
      result: answer(remote?.releases[release.version] ? 'again' : 'new'),
      after: () => removeReleases(folder, expired),
    };
  });
};

/** Where a remote's pages and files are. */
type Place = Pick<RegistryRemote, 'origin' | 'mounts' | 'ssr'>;

const checkAgainstShell = async (
  { label }: CollectedRelease,
  shellOrigin: string,
  warn: PublishOptions['warn'],
): Promise<void> => {
  const shell = await askShellDoors(shellOrigin);
  if (shell) refuseUnmetNeeds(label, shell, shellOrigin);
  else warn?.(`No shell answers at ${shellOrigin}, so what ${label.remote} needs of it could not be checked.`);
};

const lastPublished = ({ releases }: RegistryRemote): string | undefined =>
  Object.entries(releases).toSorted(
    ([, one], [, other]) => Date.parse(other.published_at) - Date.parse(one.published_at),
  )[0]?.[0];

/** Whether the pointer stays where it is for this build. */
const isSettled = (remote: RegistryRemote, version: string, onlyIfNew: boolean): boolean =>
  remote.current === version || (onlyIfNew && lastPublished(remote) === version);

const isPlaced = (remote: RegistryRemote, { origin, mounts, ssr }: Place): boolean =>
  remote.origin === origin && remote.ssr === ssr && remote.mounts.join() === mounts.join();

/** The remote's entry once the release is live, and the releases that it no longer keeps. */
const withRelease = (
  before: RegistryRemote | undefined,
  { version, labelIntegrity }: CollectedRelease,
  place: Place,
  now: Date,
): { next: RegistryRemote; expired: string[] } => {
  const releases = { ...before?.releases, [version]: { integrity: labelIntegrity, published_at: now.toISOString() } };
  const all: RegistryRemote = { ...place, current: version, verified: before?.verified ?? [], releases };
  const expired = expiredReleases(all, now);
  const kept = Object.entries(releases).filter(([name]) => !expired.includes(name));
  return { next: { ...all, releases: Object.fromEntries(kept) }, expired };
};
