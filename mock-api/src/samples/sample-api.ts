/**
 * Program for trials of releases: two APIs in a temporary folder, one with the demo content and one as a new site has it, and a session
 * of each role in both. It prints where they are as one line of JSON, and ends with its input.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { roles } from 'shared-lib/contracts';
import { LOOPBACK, trustedProxies } from 'tooling/server/trusted-proxies';
import { createApp } from '../app.ts';
import { createSessions } from '../auth/sessions.ts';
import { isoNow, systemClock } from '../clock.ts';
import type { Database } from '../db/open-database.ts';
import { createStudyFiles } from '../documents/study-files.ts';
import { createFileStore } from '../files/file-store.ts';
import { noLimits } from '../http/rate-limit.ts';
import { requestTimeouts } from '../http/connections.ts';
import { createOutbox } from '../mail/outbox.ts';
import { newUserRow, presentUser } from '../resources/users/repository.ts';
import { demoAccounts } from '../seed/demo-accounts.ts';
import { prepareDatabase } from '../seed/seed.ts';
import { fillLists } from './fill-lists.ts';

const SITE_ORIGIN = 'http://localhost';
/** No password has this hash: the sessions are started here. */
const NO_PASSWORD = 'none';

const root = mkdtempSync(join(tmpdir(), 'miqyas-sample-'));
process.on('exit', () => rmSync(root, { recursive: true, force: true }));
process.stdin.resume().on('end', () => process.exit());

const logger = pino({ level: 'silent' });
const clock = systemClock;

/** Adds the accounts of the demo, which have sent and received nothing. */
const addAccounts = async (db: Database): Promise<void> => {
  const rows = demoAccounts.map(({ label: _label, password: _password, ...account }) =>
    newUserRow({ ...account, password_hash: NO_PASSWORD }, isoNow(clock)),
  );
  await db.insertInto('users').values(rows).execute();
};

/** Starts a session of the first active account of each role. */
const startSessions = async (db: Database) => {
  const sessions = createSessions(db, clock);
  const started = roles.map(async (role) => {
    const query = db.selectFrom('users').selectAll().where('role', '=', role).where('status', '=', 'active');
    const user = await query.orderBy('id').executeTakeFirstOrThrow();
    return [role, { token: await sessions.start(user.id, 'trial'), user: presentUser(user) }] as const;
  });
  return Object.fromEntries(await Promise.all(started));
};

const start = async (seed: 'demo' | 'none') => {
  const folder = join(root, seed);
  const images = { folder: join(folder, 'images'), cacheFolder: join(folder, 'image-cache'), cacheBytes: 1_000_000 };
  mkdirSync(images.folder, { recursive: true });
  const databaseFile = join(folder, 'database', 'site.db');
  const db = await prepareDatabase({ databaseFile, databaseUrl: undefined, seed, clock });
  if (seed === 'none') await addAccounts(db);
  const app = await createApp({
    db,
    clock,
    logger,
    images,
    limits: noLimits,
    timeouts: requestTimeouts,
    siteOrigin: SITE_ORIGIN,
    allowedOrigins: [SITE_ORIGIN],
    isTrustedProxy: trustedProxies(LOOPBACK),
    siteMode: 'demo',
    retentionGraceDays: 7,
    ...(seed === 'demo' ? { prepareResponse: fillLists } : {}),
    files: createFileStore(join(folder, 'request-files')),
    studyFiles: createStudyFiles({ folder: join(folder, 'studies'), imageFolder: images.folder, log: logger }),
    mailer: createOutbox({
      folder: join(folder, 'outbox'),
      from: { name: 'sample', address: 'sample@example.com' },
      clock,
      onWritten: () => undefined,
    }),
  });
  return { origin: await app.listen({ host: 'localhost', port: 0 }), sessions: await startSessions(db) };
};

console.log(JSON.stringify({ rows: await start('demo'), empty: await start('none') }));
