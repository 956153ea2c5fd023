import { remotes, verifiedWith, type RegistryRemote, type RemoteId } from 'shared-lib/federation';
import type { SiteConfig } from '../config.ts';
import type { CollectedRelease } from './collect.ts';
import { expiredReleases } from './retention.ts';

/** A build that is older than this many releases counts as new. */
const MAX_SEEN = 500;

/** Origin of a remote's host, its path under the site's origin, and the paths and rendering mode of its pages. */
type Deployment = Pick<RegistryRemote, 'origin' | 'path' | 'mounts' | 'ssr'>;

/** @param origin of the remote's host, where it is not the one of the configuration */
export const deploymentOf = (
  id: RemoteId,
  { remoteOrigins, remotePaths }: Pick<SiteConfig, 'remoteOrigins' | 'remotePaths'>,
  origin = remoteOrigins[id],
): Deployment => {
  const { mounts, ssr } = remotes[id];
  const path = remotePaths[id];
  return { origin, ...(path === undefined ? {} : { path }), mounts: [...mounts], ssr };
};

/** An entry at another place than before. */
export const deployedAs = ({ path: _path, ...entry }: RegistryRemote, deployment: Deployment): RegistryRemote => ({
  ...entry,
  ...deployment,
});

/** Whether a release is live, verified and where it is to be. */
export const isLiveAs = (remote: RegistryRemote, version: string, deployment: Deployment): boolean =>
  remote.current === version && remote.verified.includes(version) && isDeployedAs(remote, deployment);

const isDeployedAs = (remote: RegistryRemote, { origin, path, mounts, ssr }: Deployment): boolean =>
  remote.origin === origin && remote.path === path && remote.ssr === ssr && remote.mounts.join() === mounts.join();

/** The remote's new registry entry with the release live, and the releases that expire. */
export const withRelease = (
  before: RegistryRemote | undefined,
  { version, integrity }: Pick<CollectedRelease, 'version' | 'integrity'>,
  deployment: Deployment,
  now: Date,
): { next: RegistryRemote; expired: string[] } => {
  const releases = { ...before?.releases, [version]: { integrity, published_at: now.toISOString() } };
  const seen = [version, ...(before?.seen ?? []).filter((other) => other !== version)].slice(0, MAX_SEEN);
  const all: RegistryRemote = {
    ...deployment,
    current: version,
    verified: verifiedWith(version, before?.verified),
    releases,
    seen,
    ...(before?.withdrawn ? { withdrawn: before.withdrawn } : {}),
  };
  const expired = expiredReleases(all, now);
  const retained = Object.entries(releases).filter(([name]) => !expired.includes(name));
  return { next: { ...all, releases: Object.fromEntries(retained) }, expired };
};
