import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteIds, type RemoteId } from 'shared-lib/federation';
import { startSeededApi } from 'testing/seeded-api';
import { processorSeconds } from 'tooling/checks/processor-time';
import { table } from 'tooling/checks/table';
import { readConfig, ROOT, type SiteConfig } from 'tooling/config';
import { publish } from 'tooling/release/publish';
import { tryWithShellBuild } from 'tooling/release/shell-trial';

interface Cost {
  /** Processor seconds, user and system; not a number where the system does not tell. */
  processor: number;
  /** Seconds on the clock. */
  elapsed: number;
}

interface RemoteCost {
  remote: RemoteId;
  /** On an empty data folder: every file is compressed. */
  first: Cost;
  /** One more release, one file of which has changed: what a team publishes on most days. */
  next: Cost;
}

export interface PublishReport {
  remotes: RemoteCost[];
}

/** Publishes a build without a running shell, so that the trial is part of the cost. */
const costOf = async (id: RemoteId, dist: string, config: SiteConfig): Promise<Cost> => {
  const [start, before] = [performance.now(), processorSeconds()];
  await publish(id, { config, dist, tryRelease: tryWithShellBuild(config), actor: { who: 'bench' } });
  return {
    processor: (processorSeconds() ?? Number.NaN) - (before ?? Number.NaN),
    elapsed: (performance.now() - start) / 1000,
  };
};

/** Measures what publishing a build of each remote costs, without building it: files, trial and registry. */
export const measurePublish = async (print: (line: string) => void): Promise<PublishReport> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'miqyas-publish-'));
  const api = await startSeededApi();
  try {
    const config = { ...readConfig({ DATA_DIR: dataDir }), apiOrigin: api.config.apiOrigin };
    const costs: RemoteCost[] = [];
    for (const remote of remoteIds) {
      print(`publishing ${remote}`);
      const dist = join(ROOT, remote, 'dist');
      const changed = join(dataDir, `changed-${remote}`);
      cpSync(dist, changed, { recursive: true });
      appendFileSync(join(changed, 'federated/remoteEntry.js'), '\n');
      const first = await costOf(remote, dist, config);
      costs.push({ remote, first, next: await costOf(remote, changed, config) });
    }
    return { remotes: costs };
  } finally {
    await api.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const seconds = (value: number): string => `${value.toFixed(1)} s`;

export const publishLines = ({ remotes }: PublishReport): string[] => [
  'What publishing a build costs, the trial included: processor time of all processes, user and system, and the time on the clock',
  '',
  ...table([
    ['', 'first release', 'on the clock', 'one file changed', 'on the clock'],
    ...remotes.map(({ remote, first, next }) => [
      remote,
      seconds(first.processor),
      seconds(first.elapsed),
      seconds(next.processor),
      seconds(next.elapsed),
    ]),
  ]),
];
