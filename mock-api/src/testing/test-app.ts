import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { LOOPBACK, trustedProxies } from 'tooling/server/trusted-proxies';
import { inject, onTestFinished } from 'vitest';
import { createApp, type AppDependencies } from '../app.ts';
import { createSessions } from '../auth/sessions.ts';
import { openSqlite, type Database } from '../db/open-database.ts';
import { sqliteDialect } from '../db/sqlite-dialect.ts';
import type { Tables } from '../db/tables.ts';
import { createStudyFiles } from '../documents/study-files.ts';
import { createFileStore } from '../files/file-store.ts';
import { requestTimeouts } from '../http/connections.ts';
import { noLimits } from '../http/rate-limit.ts';
import type { Api } from '../http/validation.ts';
import type { Email } from '../mail/mailer.ts';
import { demoAccounts } from '../seed/demo-accounts.ts';
import { borrowDatabase } from './database-pool.ts';
import { createReplaceableDatabase, type ReplaceableDatabase } from './replaceable-database.ts';
import { TEST_START } from './seeded-template.ts';

export const SITE_ORIGIN = 'https://www.miqyas.example';

/** Creates a temporary folder for one test. */
export const scratchFolder = (): string => mkdtempSync(join(inject('scratch'), 'test-'));

/**
 * Folder of study files, one per worker. File names are content hashes, so the tests of a worker share the files. Workers
 * do not share them, because a file that another worker adds would change sizes in a list.
 */
export const studyFolder = (): string => join(inject('scratch'), `studies-${process.env.VITEST_POOL_ID ?? ''}`);

/** Registers a cleanup function; by default it runs at the end of the test. */
type OnFinished = (cleanUp: () => Promise<void>) => void;

let seed: Buffer | undefined;

/** A copy of the seeded database in memory: tests need no durability, and opening and checking a file takes most of their time. */
const seededSqlite = (): DatabaseSync => {
  seed ??= readFileSync(join(inject('scratch'), 'seeded.db'));
  const sqlite = openSqlite(':memory:');
  sqlite.deserialize(seed);
  return sqlite;
};

/** A seeded database for one test, closed when the test ends. */
export const seededDatabase = (onFinished: OnFinished = onTestFinished): Database => {
  const serverUrl = inject('postgresUrl');
  if (serverUrl) {
    const { db, release } = borrowDatabase(serverUrl);
    onFinished(release);
    return db;
  }
  const db = new Kysely<Tables>({ dialect: sqliteDialect(seededSqlite()) });
  onFinished(() => db.destroy());
  return db;
};

interface RequestOptions {
  token?: string;
  body?: object;
  headers?: Record<string, string>;
}

export interface TestApp {
  app: Api;
  db: Database;
  folder: string;
  emails: Email[];
  /** Lines of the log so far. */
  logs: string[];
  /** Moves the clock of the API forward. It stands still otherwise. */
  wait(milliseconds: number): void;
  request(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    options?: RequestOptions,
  ): Promise<LightMyRequestResponse>;
  get(url: string, options?: RequestOptions): Promise<LightMyRequestResponse>;
  post(url: string, body: object, options?: RequestOptions): Promise<LightMyRequestResponse>;
  /** Waits for background work and returns the newest email that was sent to the address. */
  lastEmailTo(address: string): Promise<Email | undefined>;
  /** Opens a session of a demo account without the slow password check. @returns its token */
  signIn(account: string): Promise<string>;
}

export const passwordOf = (account: string): string => {
  const found = demoAccounts.find(({ email }) => email === account);
  if (!found) throw new Error(`No demo account ${account}`);
  return found.password;
};

/** An API over a database, and what tests see of it. */
interface AppParts extends Pick<TestApp, 'app' | 'folder' | 'emails' | 'logs'> {
  db: Database;
  /** Time of its clock. */
  time: { now: number };
}

const createParts = async (db: Database, changes: Partial<AppDependencies>): Promise<AppParts> => {
  const folder = scratchFolder();
  const images = { folder: join(folder, 'images'), cacheFolder: join(folder, 'image-cache'), cacheBytes: 10_000_000 };
  mkdirSync(images.folder);
  const emails: Email[] = [];
  const logs: string[] = [];
  const time = { now: TEST_START.getTime() };
  const app = await createApp({
    db,
    clock: () => new Date(time.now),
    limits: noLimits,
    timeouts: requestTimeouts,
    logger: pino({ level: 'info' }, { write: (line: string) => logs.push(line) }),
    siteOrigin: SITE_ORIGIN,
    allowedOrigins: [SITE_ORIGIN, 'http://localhost:3003'],
    isTrustedProxy: trustedProxies(LOOPBACK),
    siteMode: 'demo',
    retentionGraceDays: 7,
    images,
    files: createFileStore(join(folder, 'request-files')),
    studyFiles: createStudyFiles({ folder: studyFolder(), imageFolder: images.folder, log: pino({ level: 'silent' }) }),
    mailer: { send: async (email) => void emails.push(email) },
    ...changes,
  });
  return { app, db, folder, emails, logs, time };
};

interface PooledApp {
  parts: AppParts;
  database: ReplaceableDatabase;
}

/** Apps of finished tests. Creating one takes most of the time of a test, so the next test uses it with a new database. */
const free: PooledApp[] = [];

/** An app that listens, was closed, or has files, which it may remember, is not used again. */
const isReusable = async ({ app, db, folder }: AppParts): Promise<boolean> => {
  if (app.server.listening || readdirSync(folder, { recursive: true }).some((name) => name !== 'images')) return false;
  return Promise.all([app.inject('/healthz'), sql`select 1`.execute(db)]).then(
    ([{ statusCode }]) => statusCode === 200,
    () => false,
  );
};

/** A body that was refused before it was read may keep its connection open. */
const closeApp = async ({ app }: Pick<AppParts, 'app'>): Promise<void> => {
  app.server.closeAllConnections();
  await app.close();
};

const giveBack = async (pooled: PooledApp): Promise<void> => {
  const { app, db } = pooled.parts;
  await app.settled();
  if (await isReusable(pooled.parts)) return void free.push(pooled);
  await closeApp(pooled.parts);
  await db.destroy();
};

const createPooled = async (): Promise<PooledApp> => {
  const database = createReplaceableDatabase(seededSqlite());
  return { parts: await createParts(database.db, {}), database };
};

let replacements = 0;

const reuse = async (pooled: PooledApp): Promise<PooledApp> => {
  const { parts, database } = pooled;
  await database.replace(seededSqlite());
  // Another database at the same version would look unchanged.
  replacements += 1;
  await sql`update content_state set revision = revision + ${replacements * 1000}`.execute(parts.db);
  parts.time.now = TEST_START.getTime();
  parts.emails.length = 0;
  parts.logs.length = 0;
  return pooled;
};

const borrowParts = async (onFinished: OnFinished): Promise<AppParts> => {
  const used = free.pop();
  const pooled = used ? await reuse(used) : await createPooled();
  onFinished(() => giveBack(pooled));
  return pooled.parts;
};

const createOwnParts = async (changes: Partial<AppDependencies>, onFinished: OnFinished): Promise<AppParts> => {
  const parts = await createParts(changes.db ?? seededDatabase(onFinished), changes);
  onFinished(() => closeApp(parts));
  return parts;
};

/** The whole API with its own database, a fixed clock, and a list that collects emails. */
export const createTestApp = async (
  changes: Partial<AppDependencies> = {},
  onFinished: OnFinished = onTestFinished,
): Promise<TestApp> => {
  const isOnPostgres = inject('postgresUrl') !== undefined;
  const isShared = Object.keys(changes).length === 0 && !isOnPostgres;
  const parts = isShared ? await borrowParts(onFinished) : await createOwnParts(changes, onFinished);
  const { app, db, folder, emails, logs, time } = parts;
  const clock = () => new Date(time.now);

  const request: TestApp['request'] = async (method, url, { token, body, headers } = {}) => {
    const response = await app.inject({
      method,
      url,
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { payload: body } : {}),
    });
    // Emails leave the database after the response: at once with SQLite, after further round trips with PostgreSQL.
    if (isOnPostgres && !changes.mailer) await app.settled();
    return response;
  };

  return {
    app,
    db,
    folder,
    emails,
    logs,
    wait: (milliseconds) => (time.now += milliseconds),
    request,
    get: (url, options) => request('GET', url, options),
    post: (url, body, options) => request('POST', url, { ...options, body }),
    async lastEmailTo(address) {
      await app.settled();
      return emails.findLast(({ to }) => to === address);
    },
    async signIn(account) {
      const { id } = await db.selectFrom('users').select('id').where('email', '=', account).executeTakeFirstOrThrow();
      return createSessions(db, clock).start(id, 'test');
    },
  };
};

/** The same without any requests in the database. */
export const createAppWithoutRequests: typeof createTestApp = async (...parts) => {
  const api = await createTestApp(...parts);
  for (const name of ['requests', 'counters', 'notifications'] as const) await api.db.deleteFrom(name).execute();
  return api;
};
