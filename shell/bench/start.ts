import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { remoteIds, remotes } from 'shared-lib/federation';
import { ROOT } from 'shared-lib/tooling/config';
import { freePorts } from 'shared-lib/testing/free-ports';
import { table } from 'shared-lib/tooling/table';

const DEADLINE_MS = 300_000;
const POLL_MS = 20;
const BAR_MS = 5000;

export interface StartReport {
  /** Milliseconds until the home page was answered: with nothing published yet, and once more without any change. */
  first: number;
  second: number;
  met: boolean;
}

const answers = async (address: string): Promise<boolean> => {
  try {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
};

/** Starts the site as a person does, and stops it once its home page is there. */
const timeStart = async (environment: Readonly<Record<string, string>>): Promise<number> => {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const closed = once(child, 'close');
  try {
    while (!(await answers(`http://localhost:${environment.PORT}/`))) {
      if (child.exitCode !== null) throw new Error(`npm start ended with code ${child.exitCode}`);
      if (performance.now() - began > DEADLINE_MS) throw new Error('npm start does not come to an answer');
      await wait(POLL_MS);
    }
    return performance.now() - began;
  } finally {
    child.kill('SIGINT');
    await closed;
  }
};

/** How long `npm start` takes on an empty data folder with everything built, and the next time, without changes. */
export const measureStart = async (): Promise<StartReport> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'miqyas-start-'));
  const [port, apiPort, ...remotePorts] = await freePorts(2 + remoteIds.length);
  const environment = {
    DATA_DIR: dataDir,
    PORT: String(port),
    API_PORT: String(apiPort),
    ...Object.fromEntries(remoteIds.map((id, index) => [remotes[id].port.variable, String(remotePorts[index])])),
  };
  try {
    const first = await timeStart(environment);
    const second = await timeStart(environment);
    return { first, second, met: second <= BAR_MS };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

export const startLines = ({ first, second, met }: StartReport): string[] => [
  'npm start until the home page is answered, everything built',
  '',
  ...table([
    ['', 'took', 'bar', ''],
    ['on an empty data folder', `${(first / 1000).toFixed(1)} s`, '', ''],
    ['again, without changes', `${(second / 1000).toFixed(1)} s`, `<= ${BAR_MS / 1000} s`, met ? 'met' : 'NOT MET'],
  ]),
];
