import { ConfigError } from 'shared-lib/tooling/config';
import { pino, type Logger } from 'pino';
import { company } from 'shared-lib/copy';
import { createApp } from './app.ts';
import { createFileStore } from './files/file-store.ts';
import { readApiConfig, type ApiConfig } from './config.ts';
import { DatabaseRefusal, type Database } from './db/open-database.ts';
import { createStudyFiles, type StudyFiles } from './documents/study-files.ts';
import { takeArrivals } from './http/arrivals.ts';
import { keepHouse } from './housekeeping.ts';
import { arrivalTimes } from './http/body-deadline.ts';
import type { Api } from './http/validation.ts';
import { prepareStudyFiles } from './resources/studies/files.ts';
import { removeUnusedPictures } from './resources/uploads/unused.ts';
import { rasteriseArt } from './seed/rasterise.ts';
import { createSmtpMailer, type Mailer } from './mail/mailer.ts';
import { createOutbox } from './mail/outbox.ts';
import { prepareDatabase } from './seed/prepare-database.ts';
import { refuseDemoData } from './seed/seed.ts';

/** Requests in flight have this long to end after a stop was asked for. */
const STOP_MS = 10_000;

const openForSite = async (config: ApiConfig): Promise<Database> => {
  const db = await prepareDatabase(config);
  if (config.site.siteMode === 'live') await refuseDemoData(db);
  return db;
};

const createMailer = ({ smtpUrl, outboxFolder, mailFrom, clock }: ApiConfig, logger: Logger): Mailer => {
  const from = { name: company.name, address: mailFrom };
  if (smtpUrl) return createSmtpMailer(smtpUrl, from);
  return createOutbox({
    folder: outboxFolder,
    from,
    clock,
    onWritten: (file) => logger.info({ file }, 'mail written'),
  });
};

/** What cannot be made now is made when somebody asks for it: no reason to keep the doors closed. */
const makeStudyFiles = async ({ clock }: ApiConfig, db: Database, files: StudyFiles, logger: Logger): Promise<void> => {
  try {
    const made = await prepareStudyFiles({ db, clock }, files);
    if (made > 0) logger.info({ made }, 'study files made');
  } catch (error) {
    logger.warn({ err: error }, 'study files could not be made');
  }
};

const listen = async (app: Api, host: string, port: number): Promise<void> => {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE' || code === 'EACCES')
      throw new ConfigError(
        `Port ${port} of API_PORT is taken or not allowed (${code}): stop what uses it, or choose another API_PORT.`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new ConfigError(
        `API_HOST="${host}" is not an address of this machine (${code}): give one, or leave it away for localhost.`,
      );
    throw error;
  }
};

/** The first signal stops taking requests and ends those in flight; a second one, or ten seconds, ends at once. */
const stopOnSignal = (app: Api, db: Database): void => {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await takeArrivals(app.server);
    await app.close();
    await db.destroy();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
};

const start = async (): Promise<void> => {
  const config = readApiConfig();
  const { site, clock, limits, isTrustedProxy, logLevel } = config;
  const logger = pino({ level: logLevel, base: { app: 'api' } });
  const db = await openForSite(config);
  await rasteriseArt(config.imageFolder);
  const studyFiles = createStudyFiles({ folder: config.studyFolder, imageFolder: config.imageFolder, log: logger });
  await makeStudyFiles(config, db, studyFiles, logger);
  const app = await createApp({
    db,
    clock,
    limits,
    arrival: arrivalTimes,
    isTrustedProxy,
    logger,
    siteOrigin: site.siteOrigin,
    allowedOrigins: [site.siteOrigin, ...Object.values(site.remoteOrigins)],
    siteMode: site.siteMode,
    mailer: createMailer(config, logger),
    studyFiles,
    files: createFileStore(config.requestFileFolder),
    images: { folder: config.imageFolder, cacheFolder: config.imageCacheFolder, cacheBytes: config.imageCacheBytes },
  });
  await listen(app, config.host, site.apiPort);
  keepHouse(() => removeUnusedPictures({ db, clock, pictureFolder: config.imageFolder }), logger);
  stopOnSignal(app, db);
};

try {
  await start();
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DatabaseRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
