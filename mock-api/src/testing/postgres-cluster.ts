import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from 'shared-lib/testing/free-ports';
import { findPostgres } from './postgres-programs.ts';

/** The user of Debian's package: PostgreSQL does not run as root. */
const OWNER = 'postgres';

/** A server that lives as long as its tests: nothing needs to survive a power cut. Its own order of texts is not ours, so that ours shows. */
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
const HURRY = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'shared_buffers=64MB',
  'autovacuum=off',
];

/** Starts a program that is ended when nobody holds its standard input any more: it does not outlive a test run, however that ends. */
const WITH_US = 'exec 3<&0; { cat <&3; kill -QUIT $$; } >/dev/null 2>&1 & exec "$@" 3<&-';

interface Identity {
  uid?: number;
  gid?: number;
}

const idOf = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, OWNER], { encoding: 'utf8' }));
const identity = (): Identity => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {});

const isReady = async (server: ChildProcess): Promise<void> => {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('close', () => reject(new Error(`PostgreSQL ended: ${said}`)));
  });
};

export interface Cluster {
  /** Address of one of its databases. */
  urlOf(database: string): string;
  /** Ends at once: every connection is lost. */
  stop(): Promise<void>;
  /** The same again, at the same address. */
  start(): Promise<void>;
  /** Stops, and leaves nothing. */
  remove(): Promise<void>;
}

/** A PostgreSQL server of its own, in a folder of its own, on a port of its own. */
export const startCluster = async (): Promise<Cluster> => {
  const programs = await findPostgres();
  const who = identity();
  const folder = mkdtempSync(join(tmpdir(), 'api-postgres-'));
  const password = randomBytes(12).toString('hex');
  const [port = 0] = await freePorts(1);
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  for (const path of [folder, passwordFile])
    if (who.uid !== undefined && who.gid !== undefined) chownSync(path, who.uid, who.gid);
  execFileSync(join(programs, 'initdb'), ['-D', data, `--pwfile=${passwordFile}`, ...INIT], {
    ...who,
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: folder,
  });

  let server: ChildProcess | undefined;
  const cluster: Cluster = {
    urlOf: (database) => `postgres://site:${password}@127.0.0.1:${port}/${database}`,
    async start() {
      const words = [
        '-D',
        data,
        '-p',
        String(port),
        '-k',
        folder,
        '-c',
        'listen_addresses=127.0.0.1',
        ...HURRY.flatMap((setting) => ['-c', setting]),
      ];
      server = spawn('/bin/sh', ['-c', WITH_US, 'sh', join(programs, 'postgres'), ...words], {
        ...who,
        stdio: ['pipe', 'ignore', 'pipe'],
        cwd: folder,
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
      });
      await isReady(server);
    },
    async stop() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'close');
      server.kill('SIGQUIT');
      await ended;
    },
    async remove() {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await cluster.start();
  return cluster;
};
