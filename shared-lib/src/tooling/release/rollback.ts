import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryRemote, RemoteId } from 'shared-lib/federation';
import type { SiteConfig } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { integrityOf } from './collect.ts';
import { changeRegistry, remoteIn } from './registry-file.ts';
import { LABEL_FILE, releasesFolder } from './store.ts';

export interface RolledBack {
  from: string;
  to: string;
}

/**
 * Makes an earlier release live again, in one write: the given one, or the one that was verified before the live one.
 * Releases later than it are no longer ones to fall back to.
 * @throws {Refusal} when there is none, or its files are not there
 */
export const rollback = (id: RemoteId, version: string | undefined, config: SiteConfig): Promise<RolledBack> =>
  changeRegistry(config.registryFile, async (now) => {
    const remote = remoteIn(now, id, config.registryFile);
    const to = version === undefined ? verifiedBefore(id, remote) : known(id, remote, version);
    if (to === remote.current) throw new Refusal(`${id} ${to} is live already; nothing was changed.`);
    await refuseDamaged(id, remote, to, config);
    const next: RegistryRemote = {
      ...remote,
      current: to,
      verified: remote.verified.filter((other) => other === to || !isLaterThan(remote, other, to)),
    };
    return { registry: { ...now, remotes: { ...now.remotes, [id]: next } }, result: { from: remote.current, to } };
  });

const verifiedBefore = (id: RemoteId, { current, verified }: RegistryRemote): string => {
  const before = verified[verified.indexOf(current) + 1];
  if (!before)
    throw new Refusal(`${id} has no verified release before ${current}; name one of "npm run release -- list ${id}".`);
  return before;
};

const known = (id: RemoteId, { releases }: RegistryRemote, version: string): string => {
  if (!releases[version])
    throw new Refusal(`${id} has no release ${version}; "npm run release -- list ${id}" shows those it has.`);
  return version;
};

const isLaterThan = ({ releases }: RegistryRemote, one: string, other: string): boolean =>
  Date.parse(releases[one]?.published_at ?? '') > Date.parse(releases[other]?.published_at ?? '');

const refuseDamaged = async (
  id: RemoteId,
  { releases }: RegistryRemote,
  version: string,
  config: SiteConfig,
): Promise<void> => {
  const label = join(releasesFolder(config, id), version, LABEL_FILE);
  if (!existsSync(label))
    throw new Refusal(
      `The files of ${id} ${version} are not in ${releasesFolder(config, id)}; choose another release.`,
    );
  if (integrityOf(await readFile(label)) !== releases[version]?.integrity)
    throw new Refusal(`${label} was changed after its publication; choose another release.`);
};
