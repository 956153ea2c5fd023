import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { remoteIds } from 'shared-lib/federation';
import { applications } from 'tooling/build/build';
import { ROOT } from 'tooling/config';
import { hashFiles } from 'tooling/build/input-hash';
import { publish } from 'tooling/release/publish';
import { tryWithShellBuild } from 'tooling/release/shell-trial';
import { copyPrepared, TEST_DATA, type Preparation } from './prepared-folder.ts';
import { startApiProcess } from './api-process.ts';

const HOUR_MS = 3_600_000;

/** What the API stores at its first start depends on these. */
const SEED_INPUTS = ['mock-api/src', 'mock-api/package.json', 'shared-lib/src', 'package-lock.json'];

/** The seed counts its dates from the time when it is stored, so that it is used for an hour at most. */
const seed = (): Preparation => ({
  folder: join(TEST_DATA, 'seed'),
  key: `${hashFiles(ROOT, SEED_INPUTS)}-${Math.floor(Date.now() / HOUR_MS)}`,
  async prepare(folder) {
    const api = await startApiProcess(folder);
    await api.stop();
    rmSync(join(folder, 'logs'), { recursive: true });
  },
});

/** What the trial of a release and the form in which it is stored depend on. */
const RELEASE_INPUTS = [
  ...SEED_INPUTS,
  'shell/server',
  'shared-lib/tooling/src',
  ...applications.map((name) => `${name}/dist/built-from`),
];

const releases = (): Preparation => ({
  folder: join(TEST_DATA, 'releases'),
  key: hashFiles(ROOT, RELEASE_INPUTS),
  async prepare(folder) {
    const dataDir = join(folder, 'data');
    await copySeed(dataDir);
    const { config, stop } = await startApiProcess(dataDir);
    const tryRelease = tryWithShellBuild(config);
    try {
      await Promise.all(remoteIds.map((id) => publish(id, { config, tryRelease })));
    } finally {
      await stop();
    }
    for (const name of ['releases', 'release-figures.json']) renameSync(join(dataDir, name), join(folder, name));
    rmSync(dataDir, { recursive: true });
  },
});

/** Copies what the API has in its data folder after its first start: database, pictures and PDF files of the demo seed. */
export const copySeed = (dataDir: string): Promise<void> => copyPrepared(seed(), dataDir);

/**
 * Copies the releases of the current builds, which have passed their trial, and its figures to a data folder without a registry:
 * publishing them there takes neither a trial nor compression.
 * @throws {CliError} when a build is missing or does not pass its trial
 */
export const copyReleases = (dataDir: string): Promise<void> => copyPrepared(releases(), dataDir);
