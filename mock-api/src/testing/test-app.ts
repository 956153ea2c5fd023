import { copyFileSync, mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { inject, onTestFinished } from 'vitest';
import { createApp, type AppParts } from '../app.ts';
import { createSessions } from '../auth/sessions.ts';
import { openDatabase, type Database } from '../db/open-database.ts';
import { createStudyFiles } from '../documents/study-files.ts';
import { createFileStore } from '../files/file-store.ts';
import { arrivalTimes } from '../http/body-deadline.ts';
import { trustedProxies } from '../http/proxy.ts';
import { noLimits } from '../http/rate-limit.ts';
import type { Api } from '../http/validation.ts';
import type { Mail } from '../mail/mailer.ts';
import { demoAccounts } from '../seed/demo-accounts.ts';
import { lendDatabase } from './lent-databases.ts';
import { TEST_START } from './seeded-template.ts';

export const SITE_ORIGIN = 'https://www.miqyas.example';

/** A folder of this test alone. */
export const scratchFolder = (): string => mkdtempSync(join(inject('scratch'), 'test-'));

/**
 * Where files of studies are kept: each is made once by a worker, as its name tells its content; what another worker makes
 * meanwhile would change sizes in a list.
 */
export const studyFolder = (): string => join(inject('scratch'), `studies-${process.env.VITEST_POOL_ID ?? ''}`);

/** Takes what is to be done at the end: of the test, unless the caller knows better. */
type AtEnd = (close: () => Promise<void>) => void;

/** A seeded database of this test alone, closed when the test ends. */
export const seededDatabase = (atEnd: AtEnd = onTestFinished): Database => {
  const serverUrl = inject('postgresUrl');
  if (serverUrl) {
    const { db, giveBack } = lendDatabase(serverUrl);
    atEnd(giveBack);
    return db;
  }
  const file = join(scratchFolder(), 'site.db');
  copyFileSync(join(inject('scratch'), 'seeded.db'), file);
  const db = openDatabase(file);
  // Asked first, and answered before anything else: no test cuts the power, and waiting for the disk would be a third of its time.
  void sql`pragma synchronous = off`.execute(db);
  atEnd(() => db.destroy());
  return db;
};

interface Call {
  token?: string;
  body?: object;
  headers?: Record<string, string>;
}

export interface TestApp {
  app: Api;
  db: Database;
  folder: string;
  mails: Mail[];
  /** Lines of the log, as they are written. */
  logs: string[];
  /** Lets time pass; only here does it. */
  wait(milliseconds: number): void;
  call(method: NonNullable<InjectOptions['method']>, url: string, more?: Call): Promise<LightMyRequestResponse>;
  get(url: string, more?: Call): Promise<LightMyRequestResponse>;
  post(url: string, body: object, more?: Call): Promise<LightMyRequestResponse>;
  /** The newest mail to an address, when everything that goes on in the background is done. */
  lastMailTo(address: string): Promise<Mail | undefined>;
  /** Opens a session of a demo account and gives its token, without the slow look at the password. */
  signIn(account: string): Promise<string>;
}

export const passwordOf = (account: string): string => {
  const found = demoAccounts.find(({ email }) => email === account);
  if (!found) throw new Error(`No demo account ${account}`);
  return found.password;
};

/** The whole API over a database of its own, a clock that stands, and mails that arrive in a list. */
export const createTestApp = async (
  changes: Partial<AppParts> = {},
  atEnd: AtEnd = onTestFinished,
): Promise<TestApp> => {
  const folder = scratchFolder();
  const images = { folder: join(folder, 'images'), cacheFolder: join(folder, 'image-cache'), cacheBytes: 10_000_000 };
  mkdirSync(images.folder);
  const mails: Mail[] = [];
  const logs: string[] = [];
  const time = { now: TEST_START.getTime() };
  const clock = () => new Date(time.now);
  const db = changes.db ?? seededDatabase(atEnd);
  const app = await createApp({
    db,
    clock,
    limits: noLimits,
    arrival: arrivalTimes,
    logger: pino({ level: 'info' }, { write: (line: string) => logs.push(line) }),
    siteOrigin: SITE_ORIGIN,
    allowedOrigins: [SITE_ORIGIN, 'http://localhost:3003'],
    isTrustedProxy: trustedProxies([]),
    siteMode: 'demo',
    images,
    files: createFileStore(join(folder, 'request-files')),
    studyFiles: createStudyFiles({ folder: studyFolder(), imageFolder: images.folder, log: pino({ level: 'silent' }) }),
    mailer: { send: async (mail) => void mails.push(mail) },
    ...changes,
  });
  atEnd(() => app.close());

  const call: TestApp['call'] = (method, url, { token, body, headers } = {}) =>
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
    mails,
    logs,
    wait: (milliseconds) => (time.now += milliseconds),
    call,
    get: (url, more) => call('GET', url, more),
    post: (url, body, more) => call('POST', url, { ...more, body }),
    async lastMailTo(address) {
      await app.settled();
      return mails.findLast(({ to }) => to === address);
    },
    async signIn(account) {
      const { id } = await db.selectFrom('users').select('id').where('email', '=', account).executeTakeFirstOrThrow();
      return createSessions(db, clock).start(id, 'test');
    },
  };
};

/** The same before anybody has written to the company. */
export const createUnusedApp: typeof createTestApp = async (...parts) => {
  const site = await createTestApp(...parts);
  for (const name of ['requests', 'counters', 'notifications'] as const) await site.db.deleteFrom(name).execute();
  return site;
};
