import { setTimeout as wait } from 'node:timers/promises';
import type { RemoteId } from 'shared-lib/federation';
import type { SiteConfig } from '../config.ts';
import { readRegistry, remoteIn } from './registry-file.ts';
import { fetchReleaseChecks } from './shell-client.ts';

const DEADLINE_MS = 15_000;
const POLL_MS = 250;

/** What the running shell says of a live release. */
export type Confirmation =
  | { outcome: 'in-use' | 'replaced'; version: string }
  | { outcome: 'failed'; version: string; reason: string }
  | { outcome: 'no-shell' | 'no-report'; version: string };

interface ConfirmOptions {
  config: SiteConfig;
  shellOrigin: string;
  /** How long the shell has for its report, in milliseconds. */
  deadlineMs?: number;
}

/**
 * Waits until the running shell uses the live release. It only reads: the write that made the release live has also made it verified, so
 * that nothing depends on how long this command waits.
 * @throws {CliError} when the registry is unusable or does not contain the remote
 */
export const confirm = async (
  id: RemoteId,
  { config, shellOrigin, deadlineMs = DEADLINE_MS }: ConfirmOptions,
): Promise<Confirmation> => {
  const liveVersion = async () => remoteIn(await readRegistry(config.registryFile), id, config.registryFile).current;
  const version = await liveVersion();
  const deadline = performance.now() + deadlineMs;
  let shellResponded = false;
  for (;;) {
    const checks = await fetchReleaseChecks(shellOrigin, id);
    shellResponded ||= checks !== undefined;
    const report = checks?.[version];
    if (report === 'passed') return { outcome: 'in-use', version };
    if (report !== undefined) return { outcome: 'failed', version, reason: report };
    if ((await liveVersion()) !== version) return { outcome: 'replaced', version };
    if (performance.now() > deadline) return { outcome: shellResponded ? 'no-report' : 'no-shell', version };
    await wait(POLL_MS);
  }
};
