import { copyFileSync, mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { inject, onTestFinished } from 'vitest';
import { createApp, type AppDependencies } from '../app.ts';
import { createSessions } from '../auth/sessions.ts';
import { openDatabase, type Database } from '../db/open-database.ts';
import { createStudyFiles } from '../documents/study-files.ts';
import { createFileStore } from '../files/file-store.ts';
import { requestTimeouts } from '../http/request-timeouts.ts';
import { trustedProxies } from '../http/proxy.ts';
import { noLimits } from '../http/rate-limit.ts';
import type { Api } from '../http/validation.ts';
import type { Email } from '../mail/mailer.ts';
import { demoAccounts } from '../seed/demo-accounts.ts';
import { borrowDatabase } from './database-pool.ts';
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

/** A seeded database for one test, closed when the test ends. */
export const seededDatabase = (onFinished: OnFinished = onTestFinished): Database => {
  const serverUrl = inject('postgresUrl');
  if (serverUrl) {
    const { db, release } = borrowDatabase(serverUrl);
    onFinished(release);
    return db;
  }
  const file = join(scratchFolder(), 'site.db');
  copyFileSync(join(inject('scratch'), 'seeded.db'), file);
  const db = openDatabase(file);
  // Runs before any other statement. Tests need no durability, and waiting for the disk takes a third of their time.
  void sql`pragma synchronous = off`.execute(db);
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

/** The whole API with its own database, a fixed clock, and a list that collects emails. */
export const createTestApp = async (
  changes: Partial<AppDependencies> = {},
  onFinished: OnFinished = onTestFinished,
): Promise<TestApp> => {
  const folder = scratchFolder();
  const images = { folder: join(folder, 'images'), cacheFolder: join(folder, 'image-cache'), cacheBytes: 10_000_000 };
  mkdirSync(images.folder);
  const emails: Email[] = [];
  const logs: string[] = [];
  const time = { now: TEST_START.getTime() };
  const clock = () => new Date(time.now);
  const db = changes.db ?? seededDatabase(onFinished);
  const app = await createApp({
    db,
    clock,
    limits: noLimits,
    timeouts: requestTimeouts,
    logger: pino({ level: 'info' }, { write: (line: string) => logs.push(line) }),
    siteOrigin: SITE_ORIGIN,
    allowedOrigins: [SITE_ORIGIN, 'http://localhost:3003'],
    isTrustedProxy: trustedProxies([]),
    siteMode: 'demo',
    images,
    files: createFileStore(join(folder, 'request-files')),
    studyFiles: createStudyFiles({ folder: studyFolder(), imageFolder: images.folder, log: pino({ level: 'silent' }) }),
    mailer: { send: async (email) => void emails.push(email) },
    ...changes,
  });
  onFinished(() => app.close());

  const request: TestApp['request'] = (method, url, { token, body, headers } = {}) =>
    app.inject({
      method,
      url,
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { payload: body } : {}),
    });

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
