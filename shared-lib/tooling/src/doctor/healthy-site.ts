import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createPlainServer, type Server } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createServer as createTlsServer } from 'node:tls';
import { createAuthority, createCertificate, type TestAuthority } from 'testing/certificates';
import { scratchFolder } from 'testing/scratch-folder';
import { onTestFinished } from 'vitest';
import { writeDrillReport } from '../backup/report.ts';
import { backupName } from '../backup/stored-backups.ts';
import { readConfig, ROOT } from '../config.ts';
import type { ExaminedSite, Machine } from './finding.ts';

const DOMAINS = ['www', 'public', 'account', 'admin'] as const;
const MB = 1_048_576;
const HOUR_MS = 3_600_000;

/** What differs from a healthy site. */
export interface Ailment {
  env?: Record<string, string>;
  /** The certificate of the four public origins. */
  certificate?: { names?: string[]; from?: Date; until?: Date; issuer?: TestAuthority };
  /** Response of the public origins. */
  response?: { status?: number; date?: Date };
  /** Host names without an address. */
  lostNames?: readonly string[];
  /** TXT records in place of the right ones; none for a name without any. */
  texts?: Record<string, readonly string[]>;
  /** Whether no DNS server responds to questions for TXT records. */
  hasNoDns?: boolean;
  freeMemory?: number;
  disk?: Partial<Awaited<ReturnType<Machine['disk']>>>;
  /** Changes the files of the site, and its backups. */
  spoil?: (dataDir: string, backups: string) => void;
}

const listen = async (server: Server, host = '127.0.0.1'): Promise<number> => {
  onTestFinished(() => void server.close());
  server.listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

/** A mail server that takes one password, and offers no encryption beside that of its port. */
const startMailServer = async (authority: TestAuthority, isEncrypted: boolean): Promise<number> => {
  const talk: Parameters<typeof createPlainServer>[1] = (socket) => {
    socket.on('error', () => undefined);
    socket.write('220 mail.example.test ESMTP\r\n');
    socket.on('data', (chunk) => {
      const [command = '', , secret = ''] = String(chunk).trim().split(' ');
      if (command === 'EHLO') socket.write('250-mail.example.test\r\n250 AUTH PLAIN\r\n');
      else if (command === 'AUTH')
        socket.write(
          Buffer.from(secret, 'base64').toString().endsWith('\0secret-word')
            ? '235 welcome\r\n'
            : '535 who are you\r\n',
        );
      else if (command === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('502 not for tests\r\n');
    });
  };
  if (!isEncrypted) return listen(createPlainServer(talk), '127.0.0.2');
  return listen(createTlsServer(createCertificate({ names: ['127.0.0.1'], issuer: authority }), talk));
};

const writeDatabase = (dataDir: string): void => {
  mkdirSync(join(dataDir, 'database'), { mode: 0o700 });
  const file = join(dataDir, 'database/site.db');
  const sqlite = new DatabaseSync(file);
  sqlite.exec(
    'pragma synchronous = off; create table kysely_migration (name text primary key); create table meta (name text primary key, value text); create table queued_emails (failed_at text); begin',
  );
  const insert = sqlite.prepare('insert into kysely_migration values (?)');
  for (const name of readdirSync(join(ROOT, 'mock-api/src/db/migrations')))
    if (!name.endsWith('.test.ts')) insert.run(name.replace(/\.ts$/, ''));
  sqlite.exec('commit');
  sqlite.close();
  chmodSync(file, 0o600);
};

const remote = (mounts: string[]) => ({
  origin: 'https://public.example.test',
  mounts,
  ssr: false,
  current: '0123456789abcdef',
  verified: [],
  releases: { '0123456789abcdef': { integrity: `sha384-${'A'.repeat(64)}`, published_at: '2026-03-01T09:00:00.000Z' } },
});

const writeFiles = (dataDir: string): void => {
  writeDatabase(dataDir);
  mkdirSync(join(dataDir, 'keys'), { mode: 0o700 });
  const remotes = {
    'remote-public': remote(['/']),
    'remote-account': remote(['/dashboard']),
    'remote-admin': remote(['/admin']),
  };
  for (const [name, text] of [
    ['keys/shell.key', 'a key'],
    ['registry.json', JSON.stringify({ schema: 1, remotes })],
  ] as const)
    writeFileSync(join(dataDir, name), text, { mode: 0o600 });
  chmodSync(dataDir, 0o700);
};

/** A public key of age that belongs to nobody. */
const RECIPIENT = 'age1mhxjvggdzxazqpdcravkxug8whxpttmqn9tayc5tun2gfqaftfts4armej';

/** Makes a folder with a backup of last night, which a drill could restore. */
const createBackups = async (): Promise<string> => {
  const folder = scratchFolder();
  writeFileSync(join(folder, backupName(new Date(Date.now() - 6 * HOUR_MS))), 'encrypted');
  await writeDrillReport(folder, {
    schema: 1,
    at: new Date().toISOString(),
    outcome: 'passed',
    backup: '',
    lines: ['All pages were opened.'],
  });
  return folder;
};

const startPublicServer = (authority: TestAuthority, { certificate, response = {} }: Ailment): Promise<number> => {
  const names = DOMAINS.map((name) => `${name}.example.test`);
  const server = createSecureServer(
    createCertificate({ names, issuer: authority, ...certificate }),
    (_request, reply) => {
      if (response.date) reply.setHeader('date', response.date.toUTCString());
      reply.writeHead(response.status ?? 200).end();
    },
  );
  return listen(server);
};

const RECORDS: Record<string, readonly string[]> = {
  'example.test': ['another=1', 'v=spf1 include:mail.example.test -all'],
  '_dmarc.example.test': ['v=DMARC1; p=quarantine'],
  'mail._domainkey.example.test': ['v=DKIM1; k=rsa; p=MIIBIjAN'],
};

/** Starts the servers of a live site that has nothing wrong but the ailment, in a folder of its own. */
export const startExaminedSite = async (ailment: Ailment = {}): Promise<ExaminedSite> => {
  const authority = createAuthority();
  const dataDir = scratchFolder();
  writeFiles(dataDir);
  const backups = await createBackups();
  ailment.spoil?.(dataDir, backups);
  const port = await startPublicServer(authority, ailment);
  const apiPort = await listen(createServer((_request, reply) => reply.end()));
  const key = 'k'.repeat(43);
  const [www, publicOrigin, account, admin] = DOMAINS.map((name) => `https://${name}.example.test:${port}`);
  const env: Record<string, string | undefined> = {
    SITE_MODE: 'live',
    DATA_DIR: dataDir,
    SITE_ORIGIN: www,
    PUBLIC_ORIGIN: publicOrigin,
    ACCOUNT_ORIGIN: account,
    ADMIN_ORIGIN: admin,
    API_ORIGIN: `http://localhost:${apiPort}`,
    PUBLIC_RELEASE_KEYS: key,
    ACCOUNT_RELEASE_KEYS: key,
    ADMIN_RELEASE_KEYS: key,
    TRUSTED_PROXY: '127.0.0.1',
    SMTP_URL: `smtps://site:secret-word@127.0.0.1:${await startMailServer(authority, true)}`,
    MAIL_FROM: 'info@example.test',
    DKIM_SELECTOR: 'mail',
    BACKUP_DIR: backups,
    BACKUP_RECIPIENTS: RECIPIENT,
    ...ailment.env,
  };
  // The port of a mail server without encryption is known only now.
  if (env.SMTP_URL?.startsWith('smtp://'))
    env.SMTP_URL = env.SMTP_URL.replace('PORT', String(await startMailServer(authority, false)));
  env.SMTP_URL = env.SMTP_URL?.replace(
    'wrong@127.0.0.1:PORT',
    `wrong@127.0.0.1:${await startMailServer(authority, true)}`,
  );
  return {
    config: readConfig(env),
    env,
    now: new Date(),
    clocks: [],
    machine: {
      freeMemory: () => ailment.freeMemory ?? 4096 * MB,
      disk: async () => ({ freeBytes: 50_000 * MB, files: 1_000_000, freeFiles: 900_000, ...ailment.disk }),
    },
    network: {
      authorities: [authority.cert],
      lookup: async (name) => (ailment.lostNames?.includes(name) ? [] : ['127.0.0.1']),
      async texts(name) {
        if (ailment.hasNoDns) throw new Error('queryTxt ETIMEOUT');
        return [...({ ...RECORDS, ...ailment.texts }[name] ?? [])];
      },
    },
  };
};
