import { setTimeout as wait } from 'node:timers/promises';
import type { RemoteId } from 'shared-lib/federation';
import type { SiteConfig } from '../config.ts';
import { changeRegistry, readRegistry, remoteIn } from './registry-file.ts';
import { fetchReleaseChecks } from './shell-client.ts';

const DEADLINE_MS = 15_000;
const POLL_MS = 250;
const RETAINED_VERIFIED = 5;

/** Result of the running shell's trial of a live release. */
export type Confirmation =
  | { outcome: 'verified' | 'verified-before' | 'replaced'; version: string }
  | { outcome: 'failed'; version: string; reason: string }
  | { outcome: 'no-shell' | 'no-report'; version: string };

interface ConfirmOptions {
  config: SiteConfig;
  shellOrigin: string;
  deadlineMs?: number;
}

/**
 * Waits until the running shell has loaded and rendered the live release, and adds it to the verified releases, to which an
 * area may fall back.
 * @throws {CliError} when the registry is unusable or does not contain the remote
 */
export const confirm = async (
  id: RemoteId,
  { config, shellOrigin, deadlineMs = DEADLINE_MS }: ConfirmOptions,
): Promise<Confirmation> => {
  const { current: version, verified } = remoteIn(await readRegistry(config.registryFile), id, config.registryFile);
  if (verified.includes(version)) return { outcome: 'verified-before', version };
  const deadline = performance.now() + deadlineMs;
  let shellResponded = false;
  for (;;) {
    const checks = await fetchReleaseChecks(shellOrigin, id);
    shellResponded ||= checks !== undefined;
    const report = checks?.[version];
    if (report === 'passed') return { outcome: await markVerified(id, version, config), version };
    if (report !== undefined) return { outcome: 'failed', version, reason: report };
    if (performance.now() > deadline) return { outcome: shellResponded ? 'no-report' : 'no-shell', version };
    await wait(POLL_MS);
  }
};

/** @returns `replaced` when another release went live meanwhile; then nothing is written */
const markVerified = (id: RemoteId, version: string, { registryFile }: SiteConfig): Promise<'verified' | 'replaced'> =>
  changeRegistry<'verified' | 'replaced'>(registryFile, async (now) => {
    const remote = remoteIn(now, id, registryFile);
    if (remote.current !== version) return { result: 'replaced' };
    const verified = [version, ...remote.verified.filter((other) => other !== version)].slice(0, RETAINED_VERIFIED);
    return { registry: { ...now, remotes: { ...now.remotes, [id]: { ...remote, verified } } }, result: 'verified' };
  });
