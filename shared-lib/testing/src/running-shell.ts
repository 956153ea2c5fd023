import type { RegistryCandidate, RemoteId } from 'shared-lib/federation';
import type { SiteConfig } from 'tooling/config';
import { readRegistry } from 'tooling/release/registry-file';
import { ShellPresence } from 'tooling/release/shell-presence';
import { onTestFinished } from 'vitest';

interface RunningShell {
  /** Ids of the candidates that it tried. */
  tried: string[];
  stop(): Promise<void>;
}

/**
 * A shell that runs, for release commands, until the test ends: it registers and responds to each candidate of a remote.
 * @param verdict `passed` or why it refuses the candidate; without this function it never responds
 */
export const runningShell = async (
  config: SiteConfig,
  id: RemoteId,
  verdict?: (candidate: RegistryCandidate) => string | Promise<string>,
): Promise<RunningShell> => {
  const presence = new ShellPresence(config, () => undefined);
  await presence.start();
  const tried: string[] = [];
  const tryCandidate = async () => {
    const candidate = (await readRegistry(config.registryFile)).candidates?.[id];
    if (!candidate || !verdict || tried.includes(candidate.id)) return;
    tried.push(candidate.id);
    await presence.record(candidate.id, await verdict(candidate));
  };
  const timer = setInterval(() => {
    void tryCandidate();
  }, 20);
  const stop = async () => {
    clearInterval(timer);
    await presence.stop();
  };
  onTestFinished(stop);
  return { tried, stop };
};
