import { withoutRelease, type Registry, type RemoteId } from 'shared-lib/federation';
import type { SiteConfig } from '../config.ts';
import { changeRegistry, type RegistryChange } from './registry-file.ts';
import { shellSeal } from './release-keys.ts';
import { logRelease, SHELL } from './release-log.ts';

/**
 * Withdraws a release that ended the renderers of a shell: it is no fallback any more, and when it is live, the last good release
 * becomes live again. Does nothing when the registry does not have the release.
 * @throws when the registry cannot be changed
 */
export const withdrawRelease = async (
  id: RemoteId,
  version: string,
  withdrawal: { reason: string; at: string },
  config: Pick<SiteConfig, 'registryFile' | 'dataDir'>,
): Promise<void> => {
  const change = async (now: Registry): Promise<RegistryChange<boolean>> => {
    const remote = now.remotes[id];
    if (!remote?.releases[version] || remote.withdrawn?.[version]) return { result: false };
    const next = withoutRelease(remote, version, withdrawal);
    return { registry: { ...now, remotes: { ...now.remotes, [id]: next } }, result: true };
  };
  const isWithdrawn = await changeRegistry(config.registryFile, change, await shellSeal(config));
  if (isWithdrawn)
    await logRelease(config, { ...SHELL, remote: id, version, outcome: 'withdrawn', reason: withdrawal.reason });
};
