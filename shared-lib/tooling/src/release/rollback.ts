import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry, RegistryRemote, RemoteId } from 'shared-lib/federation';
import type { SiteConfig } from '../config.ts';
import { CliError } from '../cli-error.ts';
import { changeAfterTrial, type Candidate } from './candidate.ts';
import { integrityOf, type CollectedRelease } from './collect.ts';
import { changeRegistry, readRegistry, remoteIn } from './registry-file.ts';
import { LABEL_FILE, readStoredRelease, releasesFolder } from './store.ts';

export interface RolledBack {
  from: string;
  to: string;
}

interface RollbackOptions {
  config: SiteConfig;
  /** Tries a release that is not verified when no shell runs that could. Rejects with the reason when it does not work. */
  tryRelease(id: RemoteId, release: CollectedRelease): Promise<void>;
}

/**
 * Makes an earlier release live again in one write: the given one, or the one that was verified before the live one. A release that is
 * not verified passes a trial first. Later releases no longer count as verified, so that no area falls back to them.
 * @throws {CliError} when there is no such release, its files are missing or damaged, or it fails its trial
 */
export const rollback = async (
  id: RemoteId,
  version: string | undefined,
  { config, tryRelease }: RollbackOptions,
): Promise<RolledBack> => {
  const { registryFile } = config;
  const change = (now: Registry) => rolledBack(id, version, now, config);
  const { registry: next } = await change(await readRegistry(registryFile));
  const remote = remoteIn(next, id, registryFile);
  const to = remote.current;
  const { integrity } = remote.releases[to] ?? {};
  if (integrity === undefined || remote.verified.includes(to)) return changeRegistry(registryFile, change);
  const candidate: Candidate = {
    remote: id,
    version: to,
    integrity,
    origin: remote.origin,
    store: async () => undefined,
    discard: async () => undefined,
    tryAlone: async () => tryRelease(id, await readStoredRelease(releasesFolder(config, id), to)),
  };
  return changeAfterTrial(candidate, { config }, change);
};

/** The registry with the earlier release live. */
const rolledBack = async (
  id: RemoteId,
  version: string | undefined,
  now: Registry,
  config: SiteConfig,
): Promise<{ registry: Registry; result: RolledBack }> => {
  const remote = remoteIn(now, id, config.registryFile);
  const to = version === undefined ? verifiedBefore(id, remote) : existingVersion(id, remote, version);
  const withdrawal = remote.withdrawn?.[to];
  if (withdrawal) throw new CliError(`${id} ${to} was withdrawn (${withdrawal.reason}); choose another release.`);
  if (to === remote.current) throw new CliError(`${id} ${to} is live already; nothing was changed.`);
  await assertIntact(id, remote, to, config);
  const next: RegistryRemote = {
    ...remote,
    current: to,
    verified: remote.verified.filter((other) => other === to || !isLaterThan(remote, other, to)),
  };
  return { registry: { ...now, remotes: { ...now.remotes, [id]: next } }, result: { from: remote.current, to } };
};

const verifiedBefore = (id: RemoteId, { current, verified, withdrawn }: RegistryRemote): string => {
  const before = verified.slice(verified.indexOf(current) + 1).find((version) => !withdrawn?.[version]);
  if (!before)
    throw new CliError(`${id} has no verified release before ${current}; name one of "npm run release -- list ${id}".`);
  return before;
};

const existingVersion = (id: RemoteId, { releases }: RegistryRemote, version: string): string => {
  if (!releases[version])
    throw new CliError(`${id} has no release ${version}; "npm run release -- list ${id}" shows those it has.`);
  return version;
};

const isLaterThan = ({ releases }: RegistryRemote, one: string, other: string): boolean =>
  Date.parse(releases[one]?.published_at ?? '') > Date.parse(releases[other]?.published_at ?? '');

const assertIntact = async (
  id: RemoteId,
  { releases }: RegistryRemote,
  version: string,
  config: SiteConfig,
): Promise<void> => {
  const label = join(releasesFolder(config, id), version, LABEL_FILE);
  if (!existsSync(label))
    throw new CliError(
      `The files of ${id} ${version} are not in ${releasesFolder(config, id)}; choose another release.`,
    );
  if (integrityOf(await readFile(label)) !== releases[version]?.integrity)
    throw new CliError(`${label} was changed after its publication; choose another release.`);
};
