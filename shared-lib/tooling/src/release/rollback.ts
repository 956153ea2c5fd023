import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  releaseMetadata,
  type Registry,
  type RegistryRemote,
  type ReleaseMetadata,
  type RemoteId,
} from 'shared-lib/federation';
import type { SiteConfig } from '../config.ts';
import { CliError } from '../cli-error.ts';
import { integrityOf } from './collect.ts';
import {
  changeRegistry,
  lastGoodRegistry,
  readRegistry,
  remoteIn,
  type RegistryChange,
  type Seal,
} from './registry-file.ts';
import { rollbackSeal } from './release-keys.ts';
import { logRelease, readActor, type ReleaseActor } from './release-log.ts';
import { assertCompatible, fetchShellExports, type ShellExports } from './shell-client.ts';
import { INTEGRITY_FILE, releasesFolder } from './store.ts';

export interface RolledBack {
  from: string;
  to: string;
}

interface RollbackOptions {
  config: SiteConfig;
  /** Origin of the running shell, which must export every name that the release imports; undefined when none runs. */
  shellOrigin?: string;
  /** What the shell exports, for a shell that goes back itself. */
  shellExports?: ShellExports;
  /** Checks of the caller, under the lock of the registry: throws why it may not go back. */
  check?: (remote: RegistryRemote) => void;
  /** Signs the entry; with the key of the team, else of the shell, by default. */
  seal?: Seal;
  /** Who rolls back, for the log of releases; read from the pipeline or git by default. */
  actor?: ReleaseActor;
}

/**
 * Makes a release live again in one write: the given one, or the one before the live one. It was live before, so it passes no trial, and
 * going back takes no longer on a busy machine. The other releases stay verified: an area may fall back to them.
 * @throws {CliError} when there is no such release, it was withdrawn, its files are missing or damaged, or the running shell lacks a name
 *   that it imports
 */
export const rollback = async (
  id: RemoteId,
  version: string | undefined,
  { config, shellOrigin, shellExports, check, seal, actor }: RollbackOptions,
): Promise<RolledBack> => {
  const goBack = async (now: Registry): Promise<RegistryChange<RolledBack>> => {
    const remote = remoteIn(now, id, config.registryFile);
    check?.(remote);
    const to = version === undefined ? releaseBefore(id, remote) : existingVersion(id, remote, version);
    const withdrawal = remote.withdrawn?.[to];
    if (withdrawal) throw new CliError(`${id} ${to} was withdrawn (${withdrawal.reason}); choose another release.`);
    if (to === remote.current && !(await isOlderThanUsed(id, remote, config)))
      throw new CliError(`${id} ${to} is live already; nothing was changed.`);
    const metadata = await readIntactMetadata(id, remote, to, config);
    const shell = shellExports ?? (shellOrigin === undefined ? undefined : await fetchShellExports(shellOrigin));
    if (shell) assertCompatible(metadata, shell, shellOrigin ?? config.siteOrigin);
    return {
      registry: { ...now, remotes: { ...now.remotes, [id]: { ...remote, current: to } } },
      result: { from: remote.current, to },
    };
  };
  const done = await changeRegistry(config.registryFile, goBack, seal ?? (await rollbackSeal(id, config)));
  // The commit of this checkout is not the one of the release.
  const { who, note } = actor ?? (await readActor());
  const by = { who, ...(note === undefined ? {} : { note }) };
  await logRelease(config, { ...by, remote: id, version: done.to, from: done.from, outcome: 'rolled back' });
  return done;
};

/** Whether the shells use a newer entry than the registry's, which somebody has put back: then the live release needs a new counter. */
const isOlderThanUsed = async (id: RemoteId, { counter = 0 }: RegistryRemote, { registryFile }: SiteConfig) => {
  const used = await readRegistry(lastGoodRegistry(registryFile)).catch(() => undefined);
  return counter < (used?.remotes[id]?.counter ?? 0);
};

/** The release before the live one: by the order of the verified ones, else by the time of publication. */
const releaseBefore = (id: RemoteId, { current, verified, releases, withdrawn }: RegistryRemote): string => {
  const publishedAt = (version: string) => Date.parse(releases[version]?.published_at ?? '');
  const older = Object.keys(releases)
    .filter((version) => publishedAt(version) < publishedAt(current))
    .toSorted((one, other) => publishedAt(other) - publishedAt(one));
  const before = [...verified.slice(verified.indexOf(current) + 1), ...older].find((version) => !withdrawn?.[version]);
  if (before === undefined)
    throw new CliError(`${id} has no release before ${current}; "npm run release -- list ${id}" shows those it has.`);
  return before;
};

const existingVersion = (id: RemoteId, { releases }: RegistryRemote, version: string): string => {
  if (!releases[version])
    throw new CliError(`${id} has no release ${version}; "npm run release -- list ${id}" shows those it has.`);
  return version;
};

/** Metadata of a stored release whose hash is the one in the registry. */
const readIntactMetadata = async (
  id: RemoteId,
  { releases }: RegistryRemote,
  version: string,
  config: SiteConfig,
): Promise<ReleaseMetadata> => {
  const file = join(releasesFolder(config, id), version, INTEGRITY_FILE);
  if (!existsSync(file))
    throw new CliError(
      `The files of ${id} ${version} are not in ${releasesFolder(config, id)}; choose another release.`,
    );
  const text = await readFile(file);
  if (integrityOf(text) !== releases[version]?.integrity)
    throw new CliError(`${file} was changed after its publication; choose another release.`);
  return releaseMetadata.parse(JSON.parse(text.toString('utf8')));
};
