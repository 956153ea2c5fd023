import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { remoteIds, remotes } from 'shared-lib/federation';
import { ROOT } from 'tooling/config';
import { freePorts } from 'testing/free-ports';
import { table } from 'tooling/checks/table';

const DEADLINE_MS = 300_000;
const POLL_MS = 20;
const TARGET_MS = 5000;

export interface StartReport {
  /** Milliseconds until the home page responds, with nothing published yet. */
  first: number;
  /** Milliseconds until the home page responds at the second start, without changes. */
  second: number;
  met: boolean;
}

const responds = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
};

/** Runs `npm start`, measures the time until the home page responds, and stops it. */
const timeStart = async (environment: Readonly<Record<string, string>>): Promise<number> => {
  const start = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const closed = once(child, 'close');
  try {
    while (!(await responds(`http://localhost:${environment.PORT}/`))) {
      if (child.exitCode !== null) throw new Error(`npm start ended with code ${child.exitCode}`);
      if (performance.now() - start > DEADLINE_MS) throw new Error('npm start did not respond in time');
      await wait(POLL_MS);
    }
    return performance.now() - start;
  } finally {
    child.kill('SIGINT');
    await closed;
  }
};

/** Measures `npm start` with an empty data folder and current builds, and a second start without changes. */
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
    return { first, second, met: second <= TARGET_MS };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

export const startLines = ({ first, second, met }: StartReport): string[] => [
  'npm start until the home page responds, with current builds',
  '',
  ...table([
    ['', 'time', 'target', ''],
    ['on an empty data folder', `${(first / 1000).toFixed(1)} s`, '', ''],
    ['again, without changes', `${(second / 1000).toFixed(1)} s`, `<= ${TARGET_MS / 1000} s`, met ? 'met' : 'NOT MET'],
  ]),
];
