import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from 'testing/free-ports';
import { findPostgres } from './postgres-programs.ts';

/** The user of Debian's package: PostgreSQL does not run as root. */
const OWNER = 'postgres';

/** Options of initdb. The default collation is Arabic, unlike ours, so that a column without our collation fails a test. */
const INIT = [
  '--username=site',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C.UTF-8',
  '--locale-provider=icu',
  '--icu-locale=ar',
  '--no-sync',
  '--no-instructions',
];
/** Settings that trade durability for speed: the server only lives as long as its tests. */
const FAST_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'shared_buffers=64MB',
  'autovacuum=off',
];

/** File system in memory. Copies of databases on a disk take most of the time of a test run. */
const MEMORY = '/dev/shm';
/** Free bytes that the databases of a test run need at most. */
const NEEDED_MEMORY = 2 * 1024 ** 3;

/** Folder for the data: in memory where there is enough of it. */
const dataRoot = (): string => {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > NEEDED_MEMORY ? MEMORY : tmpdir();
};

/** Shell script that runs a program and ends it when standard input closes, so that it never outlives the test run. */
const RUN_UNTIL_STDIN_CLOSES = 'exec 3<&0; { cat <&3; kill -QUIT $$; } >/dev/null 2>&1 & exec "$@" 3<&-';

interface Identity {
  uid?: number;
  gid?: number;
}

const idOf = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, OWNER], { encoding: 'utf8' }));
const identity = (): Identity => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {});

const waitUntilReady = async (server: ChildProcess): Promise<void> => {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('close', () => reject(new Error(`PostgreSQL exited: ${output}`)));
  });
};

export interface Cluster {
  /** Connection URL of one of its databases. */
  urlOf(database: string): string;
  /** Stops immediately and drops every connection. */
  stop(): Promise<void>;
  /** Starts again with the same data on the same port. */
  start(): Promise<void>;
  /** Stops and deletes the data. */
  remove(): Promise<void>;
}

/** Starts a PostgreSQL server in a temporary folder on a free port. */
export const startCluster = async (): Promise<Cluster> => {
  const programs = await findPostgres();
  const user = identity();
  const folder = mkdtempSync(join(dataRoot(), 'api-postgres-'));
  const password = randomBytes(12).toString('hex');
  const [port = 0] = await freePorts(1);
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  for (const path of [folder, passwordFile])
    if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
  execFileSync(join(programs, 'initdb'), ['-D', data, `--pwfile=${passwordFile}`, ...INIT], {
    ...user,
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: folder,
  });

  let server: ChildProcess | undefined;
  const cluster: Cluster = {
    urlOf: (database) => `postgres://site:${password}@127.0.0.1:${port}/${database}`,
    async start() {
      const args = [
        '-D',
        data,
        '-p',
        String(port),
        '-k',
        folder,
        '-c',
        'listen_addresses=127.0.0.1',
        ...FAST_SETTINGS.flatMap((setting) => ['-c', setting]),
      ];
      server = spawn('/bin/sh', ['-c', RUN_UNTIL_STDIN_CLOSES, 'sh', join(programs, 'postgres'), ...args], {
        ...user,
        stdio: ['pipe', 'ignore', 'pipe'],
        cwd: folder,
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
      });
      await waitUntilReady(server);
    },
    async stop() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const exited = once(server, 'close');
      server.kill('SIGQUIT');
      await exited;
    },
    async remove() {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await cluster.start();
  return cluster;
};
