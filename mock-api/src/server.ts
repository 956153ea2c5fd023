import { CliError } from 'tooling/cli-error';
import { ConfigError } from 'tooling/config';
import { createDataFolder } from 'tooling/site/data-folder';
import { mailWarning } from 'tooling/site/live-warnings';
import { pino, type Logger } from 'pino';
import { company } from 'shared-lib/copy';
import type { FastifyBaseLogger } from 'fastify';
import { createApp } from './app.ts';
import { createFileStore } from './files/file-store.ts';
import { readApiConfig, type ApiConfig } from './config.ts';
import { DatabaseError, type Database } from './db/open-database.ts';
import { createStudyFiles, type StudyFiles } from './documents/study-files.ts';
import { requestTimeouts, acceptPendingConnections } from './http/connections.ts';
import type { Api } from './http/validation.ts';
import { prepareStudyFiles } from './resources/studies/files.ts';
import type { HousekeepingTask } from './resources/retention/retention.ts';
import { removeCaughtRequests } from './resources/requests/forms/public-forms.ts';
import { removeUnusedPictures } from './resources/uploads/unused-pictures.ts';
import { rasteriseArt } from './seed/rasterise.ts';
import { storeDeliverables } from './seed/store-deliverables.ts';
import { createSmtpMailer, type Mailer } from './mail/mailer.ts';
import { createOutbox } from './mail/outbox.ts';
import { removeOldFailures } from './mail/queued-emails.ts';
import { prepareDatabase, assertNoDemoData } from './seed/seed.ts';
import { HOUR, MINUTE } from './clock.ts';

/**
 * Runs tasks now and at an interval. A failure is logged and retried at the next run.
 * @param interval in milliseconds
 */
const startHousekeeping = (
  tasks: readonly HousekeepingTask[],
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  interval = HOUR,
): void => {
  const runAll = async () => {
    for (const { what, run } of tasks) {
      try {
        const count = await run();
        if (count > 0) log.info({ count }, what);
      } catch (error) {
        log.warn({ err: error }, `not done: ${what}`);
      }
    }
  };
  void runAll();
  setInterval(() => void runAll(), interval).unref();
};

/** Time for requests in progress to finish after a stop signal. */
const SHUTDOWN_MS = 10_000;

const openVerifiedDatabase = async (config: ApiConfig): Promise<Database> => {
  const db = await prepareDatabase(config);
  if (config.site.siteMode === 'live') await assertNoDemoData(db);
  return db;
};

const createMailer = ({ smtpUrl, outboxFolder, mailFrom, clock }: ApiConfig, logger: Logger): Mailer => {
  const from = { name: company.name, address: mailFrom };
  if (smtpUrl) return createSmtpMailer(smtpUrl, from);
  return createOutbox({
    folder: outboxFolder,
    from,
    clock,
    onWritten: (file) => logger.info({ file }, 'email written'),
  });
};

/**
 * Compiles missing study PDFs and stores missing files of demo requests. A failure does not stop the start, because the site
 * works without them.
 */
const prepareFiles = async (
  { clock, requestFileFolder }: ApiConfig,
  db: Database,
  files: StudyFiles,
  logger: Logger,
): Promise<void> => {
  try {
    const count = await prepareStudyFiles({ db, clock }, files);
    if (count > 0) logger.info({ count }, 'study files compiled');
    const stored = await storeDeliverables({ db, folder: requestFileFolder });
    if (stored > 0) logger.info({ count: stored }, 'files of demo requests stored');
  } catch (error) {
    logger.warn({ err: error }, 'files could not be prepared');
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
        `API_HOST="${host}" is not an IP address or host name of this machine (${code}): correct it, or leave it unset for localhost.`,
      );
    throw error;
  }
};

/** Shuts down on SIGTERM or SIGINT: finishes the requests in progress. A second signal or ten seconds end the process at once. */
const stopOnSignal = (app: Api, db: Database): void => {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    await acceptPendingConnections(app.server);
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
  const warning = mailWarning(site);
  if (warning) logger.warn(warning);
  await createDataFolder(site);
  const db = await openVerifiedDatabase(config);
  await rasteriseArt(config.imageFolder);
  const studyFiles = createStudyFiles({ folder: config.studyFolder, imageFolder: config.imageFolder, log: logger });
  await prepareFiles(config, db, studyFiles, logger);
  const app = await createApp({
    db,
    clock,
    limits,
    timeouts: requestTimeouts,
    isTrustedProxy,
    logger,
    siteOrigin: site.siteOrigin,
    allowedOrigins: [site.siteOrigin, ...Object.values(site.remoteOrigins)],
    siteMode: site.siteMode,
    mailer: createMailer(config, logger),
    retentionGraceDays: config.retentionGraceDays,
    studyFiles,
    files: createFileStore(config.requestFileFolder),
    images: { folder: config.imageFolder, cacheFolder: config.imageCacheFolder, cacheBytes: config.imageCacheBytes },
  });
  await listen(app, config.host, site.apiPort);
  startHousekeeping(
    [
      {
        what: 'unused images removed',
        run: () => removeUnusedPictures({ db, clock, pictureFolder: config.imageFolder }),
      },
      { what: 'requests of programs removed', run: () => removeCaughtRequests({ db, clock }) },
      { what: 'old failures of emails removed', run: () => removeOldFailures({ db, clock }) },
      ...app.retention,
    ],
    logger,
  );
  // Every minute, because a reminder comes an hour before an appointment.
  startHousekeeping([{ what: 'reminders sent', run: () => app.sendReminders() }], logger, MINUTE);
  stopOnSignal(app, db);
};

try {
  await start();
} catch (error) {
  if (!(error instanceof CliError || error instanceof DatabaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
