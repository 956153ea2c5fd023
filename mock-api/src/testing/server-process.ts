import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { freePorts } from 'testing/free-ports';
import { inject, onTestFinished } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { createStudyFiles } from '../documents/study-files.ts';
import { prepareStudyFiles } from '../resources/studies/files.ts';
import { rasteriseArt } from '../seed/rasterise.ts';
import { TEST_START } from './seeded-template.ts';
import { scratchFolder } from './test-app.ts';

const SERVER = join(import.meta.dirname, '../server.ts');

/** @returns a port that is free at the moment of the call */
export const freePort = async (): Promise<number> => {
  const [port] = await freePorts(1);
  if (port === undefined) throw new Error('No port is free.');
  return port;
};

/** Renders the pictures and study files of a first start. It takes seconds, so a test run does it once. */
const renderFiles = async (database: string): Promise<string> => {
  const target = join(inject('scratch'), 'first-start');
  const imageFolder = join(target, 'images');
  await rasteriseArt(imageFolder);
  const db = openDatabase(database);
  await prepareStudyFiles(
    { db, clock: () => TEST_START },
    createStudyFiles({ folder: join(target, 'studies'), imageFolder, log: pino({ level: 'silent' }) }),
  );
  await db.destroy();
  return target;
};

/** A data folder with the seeded database, pictures and study files, like one of a server that ran before. */
export const createSeededFolder = async (): Promise<string> => {
  const folder = scratchFolder();
  const database = join(folder, 'database', 'site.db');
  mkdirSync(dirname(database));
  copyFileSync(join(inject('scratch'), 'seeded.db'), database);
  // Another worker may be writing the same files now; incomplete ones have a temporary name.
  cpSync(await renderFiles(database), folder, { recursive: true, filter: (source) => !source.endsWith('.part') });
  return folder;
};

export interface ServerProcess {
  child: ChildProcess;
  /** Resolves when standard output contains the text. Rejects when the process exits before. */
  waitForOutput(text: string): Promise<void>;
  exited: Promise<{ code: number | null; errors: string }>;
  /** Lines of standard output so far. */
  log(): string[];
}

/** Starts the real server in a child process, which is killed when the test ends. */
export const startServer = (env: Record<string, string>): ServerProcess => {
  const child = spawn(process.execPath, [SERVER], {
    env: { NODE_COMPILE_CACHE: join(inject('scratch'), 'compiled'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const exited = once(child, 'close').then(() => ({ code: child.exitCode, errors }));
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await exited;
  });
  return {
    child,
    exited,
    log: () => output.split('\n').filter(Boolean),
    waitForOutput: (text) =>
      new Promise((resolve, reject) => {
        const check = () => output.includes(text) && resolve();
        child.stdout.on('data', check);
        check();
        void exited.then(() => reject(new Error(`The server exited: ${errors}`)));
      }),
  };
};

/** Starts a server on a data folder and waits until it listens. */
export const startListeningServer = async (
  folder: string,
  env: Record<string, string> = {},
): Promise<ServerProcess & { port: number }> => {
  const port = await freePort();
  const server = startServer({ DATA_DIR: folder, API_PORT: String(port), LIMITS: 'off', ...env });
  await server.waitForOutput('Server listening');
  return { ...server, port };
};
