/** Program for trials of releases: an API with the demo content in a temporary folder. It prints its origin and ends with its input. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { LOOPBACK, trustedProxies } from 'tooling/trusted-proxies';
import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import { createStudyFiles } from './documents/study-files.ts';
import { createFileStore } from './files/file-store.ts';
import { noLimits } from './http/rate-limit.ts';
import { requestTimeouts } from './http/request-timeouts.ts';
import { createOutbox } from './mail/outbox.ts';
import { prepareDatabase } from './seed/seed.ts';

const SITE_ORIGIN = 'http://localhost';

const folder = mkdtempSync(join(tmpdir(), 'miqyas-sample-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.stdin.resume().on('end', () => process.exit());

const logger = pino({ level: 'silent' });
const clock = systemClock;
const images = { folder: join(folder, 'images'), cacheFolder: join(folder, 'image-cache'), cacheBytes: 1_000_000 };
mkdirSync(images.folder);
const db = await prepareDatabase({
  databaseFile: join(folder, 'database', 'site.db'),
  databaseUrl: undefined,
  seed: 'demo',
  clock,
});
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
  files: createFileStore(join(folder, 'request-files')),
  studyFiles: createStudyFiles({ folder: join(folder, 'studies'), imageFolder: images.folder, log: logger }),
  mailer: createOutbox({
    folder: join(folder, 'outbox'),
    from: { name: 'sample', address: 'sample@example.com' },
    clock,
    onWritten: () => undefined,
  }),
});
console.log(await app.listen({ host: 'localhost', port: 0 }));
