import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { freePorts } from 'shared-lib/testing/free-ports';
import { inject, onTestFinished } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { createStudyFiles } from '../documents/study-files.ts';
import { prepareStudyFiles } from '../resources/studies/files.ts';
import { rasteriseArt } from '../seed/rasterise.ts';
import { TEST_START } from './seeded-template.ts';
import { scratchFolder } from './test-app.ts';

const SERVER = join(import.meta.dirname, '../server.ts');

/** A port that was free a moment ago. */
export const freePort = async (): Promise<number> => {
  const [port] = await freePorts(1);
  if (port === undefined) throw new Error('No port is free.');
  return port;
};

/** Pictures and files of studies, as a server makes them at its first start: made once in a run, which takes seconds. */
const makeFiles = async (database: string): Promise<string> => {
  const made = join(inject('scratch'), 'first-start');
  const imageFolder = join(made, 'images');
  await rasteriseArt(imageFolder);
  const db = openDatabase(database);
  await prepareStudyFiles(
    { db, clock: () => TEST_START },
    createStudyFiles({ folder: join(made, 'studies'), imageFolder, log: pino({ level: 'silent' }) }),
  );
  await db.destroy();
  return made;
};

/** A data folder that holds the seeded database, pictures and files of studies, as if the server had run before. */
export const seededFolder = async (): Promise<string> => {
  const folder = scratchFolder();
  const database = join(folder, 'database', 'site.db');
  mkdirSync(dirname(database));
  copyFileSync(join(inject('scratch'), 'seeded.db'), database);
  // Another worker may be making the same files at this moment, each under a name of its own until it is whole.
  cpSync(await makeFiles(database), folder, { recursive: true, filter: (source) => !source.endsWith('.part') });
  return folder;
};

export interface Started {
  child: ChildProcess;
  /** Resolves with the first line that holds the text; rejects when the process ends before. */
  said(text: string): Promise<void>;
  ended: Promise<{ code: number | null; errors: string }>;
  /** Lines of the log so far. */
  log(): string[];
}

/** Starts the real server in a process of its own, which ends with the test at the latest. */
export const startServer = (env: Record<string, string>): Started => {
  const child = spawn(process.execPath, [SERVER], {
    env: { NODE_COMPILE_CACHE: join(inject('scratch'), 'compiled'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, errors }));
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
  });
  return {
    child,
    ended,
    log: () => output.split('\n').filter(Boolean),
    said: (text) =>
      new Promise((resolve, reject) => {
        const look = () => output.includes(text) && resolve();
        child.stdout.on('data', look);
        look();
        void ended.then(() => reject(new Error(`The server ended: ${errors}`)));
      }),
  };
};

/** A server on a data folder, listening. @returns it, and where it listens */
export const listeningServer = async (
  folder: string,
  env: Record<string, string> = {},
): Promise<Started & { port: number }> => {
  const port = await freePort();
  const started = startServer({ DATA_DIR: folder, API_PORT: String(port), LIMITS: 'off', ...env });
  await started.said('Server listening');
  return { ...started, port };
};
