import fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import { closeConnections } from 'tooling/server/close-connections';
import { requestIdOf } from 'tooling/server/request-id';
import { checkRequestTargets, rewriteTarget } from 'tooling/server/request-target';
import { refuseRepeatedHost } from 'tooling/server/single-host';
import { discardUnreadBodies } from 'tooling/server/unread-bodies';
import type { ProxyCheck } from 'tooling/server/trusted-proxies';
import { createSessions } from './auth/sessions.ts';
import { cardRoutes } from './cards/routes.ts';
import type { Clock } from './clock.ts';
import { copy } from './copy/ar.ts';
import type { Database } from './db/open-database.ts';
import { guardRoutes } from './http/access.ts';
import { badRequest, notFound } from './http/api-error.ts';
import { enforceBodyTimeout, type RequestTimeouts } from './http/connections.ts';
import { handleClientError, handleError, handleUnknownPaths } from './http/error-handler.ts';
import { allowOrigins, setResponseHeaders, logResponses, sendPrintableJson } from './http/responses.ts';
import { cacheResponses } from './http/response-cache.ts';
import { refuseUnknownParameters } from './http/params.ts';
import { createRateLimiter, limitRoutes, type Limits } from './http/rate-limit.ts';
import {
  compileSerializer,
  compileValidator,
  type Api,
  type ContractProvider,
  type PrepareResponse,
  isUtf8,
  parseJsonBodies,
} from './http/validation.ts';
import type { FileStore } from './files/file-store.ts';
import { imageRoutes, type ImageOptions } from './images/routes.ts';
import type { Mailer } from './mail/mailer.ts';
import { createEmailQueue, type EmailQueue } from './mail/email-queue.ts';
import type { StudyFiles } from './documents/study-files.ts';
import { describeRoutes } from './openapi/described-routes.ts';
import { documentationRoutes } from './openapi/routes.ts';
import { articleRoutes } from './resources/articles/routes.ts';
import { accountRoutes } from './resources/account/routes.ts';
import { adminAuditRoutes } from './resources/audit/admin-routes.ts';
import { passwordResetRoutes, authRoutes } from './resources/auth/routes.ts';
import { remindOfBookings } from './resources/bookings/notices.ts';
import { bookingRoutes } from './resources/bookings/routes.ts';
import { calculationDocumentRoutes } from './resources/calculations/document-routes.ts';
import { claimRoutes } from './resources/claims/routes.ts';
import { clientRoutes } from './resources/clients/routes.ts';
import { contentStateRoutes } from './resources/content-state/routes.ts';
import { dashboardRoutes } from './resources/dashboard/routes.ts';
import { demoRoutes } from './resources/demo/routes.ts';
import { healthRoutes } from './resources/health/routes.ts';
import { retentionTasks, type HousekeepingTask } from './resources/retention/retention.ts';
import { adminRequestRoutes } from './resources/requests/admin-routes.ts';
import { clientRequestRoutes } from './resources/requests/client-routes.ts';
import { assignmentRoutes } from './resources/requests/assignment-routes.ts';
import { consultantRequestRoutes } from './resources/requests/consultant-routes.ts';
import { createAgreementDocuments } from './resources/requests/agreements/documents.ts';
import { agreementRoutes, type AgreementDeps } from './resources/requests/agreements/routes.ts';
import { checklistRoutes } from './resources/requests/checklist/routes.ts';
import { requestCaseRoutes } from './resources/requests/case/routes.ts';
import { remindOfDocuments } from './resources/requests/checklist/reminders.ts';
import { wakeSnoozed } from './resources/requests/triage/snooze.ts';
import { requestTriageRoutes } from './resources/requests/triage/routes.ts';
import { requestFileRoutes } from './resources/requests/files/routes.ts';
import { requestFormRoutes } from './resources/requests/forms/routes.ts';
import { requestProgressRoutes } from './resources/requests/progress/routes.ts';
import { searchRoutes } from './resources/search/routes.ts';
import { sitemapRoutes } from './resources/sitemap/routes.ts';
import { sectorRoutes } from './resources/sectors/routes.ts';
import { serviceRoutes } from './resources/services/routes.ts';
import { settingRoutes } from './resources/settings/routes.ts';
import { adminFeatureRoutes, adminCrudRoutes } from './resources/admin-crud.ts';
import { sliderRoutes } from './resources/sliders/resource.ts';
import { studyRoutes } from './resources/studies/routes.ts';
import { createContentIndex } from './search/content-index.ts';
import { holdsDemoAccounts } from './seed/seed.ts';

export interface AppDependencies {
  db: Database;
  clock: Clock;
  limits: Limits;
  timeouts: RequestTimeouts;
  logger: FastifyBaseLogger;
  /** Public origin of the site, used in email links. */
  siteOrigin: string;
  /** Origins whose pages may read responses (CORS). */
  allowedOrigins: readonly string[];
  isTrustedProxy: ProxyCheck;
  /** `demo` also publishes the API documentation, and the demo accounts when the database contains them. */
  siteMode: 'demo' | 'live';
  images: ImageOptions;
  /** Files of requests. */
  files: FileStore;
  studyFiles: StudyFiles;
  mailer: Mailer;
  /** Days from the announcement of the first erasure of personal data to the erasure. */
  retentionGraceDays: number;
  /** Changes each response before its contract is checked. Only APIs of trials have it. */
  prepareResponse?: PrepareResponse;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when no background task is pending. */
    settled(): Promise<void>;
    /** Sends the reminders that are due, accepted agreements that were not e-mailed, and emails that wait. @returns the number of reminders and agreements */
    sendReminders(): Promise<number>;
    /** What keeps the promises of the privacy text. */
    retention: readonly HousekeepingTask[];
  }
}

const FORM_BYTES = 64 * 1024;
/** Node's limit for the request headers. Shorter limits of path parameters are up to their contracts. */
const MAX_PARAM_LENGTH = 16_384;

const createServer = ({ logger, isTrustedProxy, timeouts }: AppDependencies): Api =>
  fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    requestIdHeader: false,
    // The id of the shell's request, so that one id finds the lines of both logs.
    genReqId: requestIdOf,
    // Trusts exactly one hop: the X-Forwarded-For entry that the direct neighbour has added.
    trustProxy: (address: string, hop: number) => hop === 0 && isTrustedProxy(address),
    bodyLimit: FORM_BYTES,
    requestTimeout: timeouts.upload,
    connectionTimeout: timeouts.idle,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.checkInterval },
    clientErrorHandler: handleClientError,
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    rewriteUrl: rewriteTarget,
    frameworkErrors: (error, request, reply) => handleError(error, request, reply),
  }).withTypeProvider<ContractProvider>();

/**
 * Rejects URLs with NUL, which file systems and databases treat differently, and with bytes that are no UTF-8.
 * @throws {ApiError} 404 in the path, 400 in the query
 */
const rejectStrangeUrls = (app: Api): void => {
  const isStrange = (text: string) => /%00/.test(text) || !isUtf8(text);
  app.addHook('onRequest', async ({ url }) => {
    if (isStrange(url)) throw isStrange(url.split('?', 1)[0] ?? '') ? notFound(copy.http.noSuchPath) : badRequest();
  });
};

/** Registers the public content. */
const registerContent = async (app: Api, deps: AppDependencies & { emailQueue: EmailQueue }): Promise<void> => {
  await app.register(serviceRoutes(deps.db));
  await app.register(sectorRoutes(deps));
  await app.register(sliderRoutes(deps.db));
  await app.register(settingRoutes(deps));
  const searched = { ...deps, readIndex: createContentIndex(deps) };
  // The first search need not wait for the index. A failure shows with that search.
  app.addHook('onListen', async () => void searched.readIndex().catch(() => undefined));
  await app.register(articleRoutes(searched));
  await app.register(studyRoutes(searched));
  await app.register(searchRoutes(searched));
  await app.register(sitemapRoutes(deps));
  await app.register(contentStateRoutes(deps));
  await app.register(calculationDocumentRoutes(deps));
};

/** Registers what clients, consultants and staff do with accounts and requests. */
const registerRequests = async (app: Api, deps: AgreementDeps): Promise<void> => {
  await app.register(passwordResetRoutes(deps));
  await app.register(requestFormRoutes(deps));
  await app.register(claimRoutes(deps));
  await app.register(accountRoutes(deps));
  await app.register(clientRequestRoutes(deps));
  await app.register(consultantRequestRoutes(deps));
  await app.register(assignmentRoutes(deps));
  await app.register(adminRequestRoutes(deps));
  await app.register(dashboardRoutes(deps));
  await app.register(requestProgressRoutes(deps));
  await app.register(requestFileRoutes(deps));
  await app.register(checklistRoutes(deps));
  await app.register(agreementRoutes(deps));
  await app.register(bookingRoutes(deps));
  await app.register(requestCaseRoutes(deps));
  await app.register(requestTriageRoutes(deps));
  await app.register(clientRoutes(deps));
};

/** Creates the API without opening a port. Tests use `inject`. */
export const createApp = async (deps: AppDependencies): Promise<Api> => {
  const { db, clock, limits, siteMode, siteOrigin } = deps;
  const sessions = createSessions(db, clock);
  const emailQueue = createEmailQueue(deps);
  const limiter = createRateLimiter(db, clock, limits);

  const app = createServer(deps);
  closeConnections(app);
  discardUnreadBodies(app);
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer(deps.prepareResponse));
  app.setErrorHandler(handleError);
  // Browsers send text/plain cross-origin without a preflight request (CSRF). JSON needs a preflight.
  app.removeContentTypeParser('text/plain');
  parseJsonBodies(app);
  setResponseHeaders(app);
  await allowOrigins(app, deps.allowedOrigins);
  logResponses(app);
  refuseRepeatedHost(app);
  checkRequestTargets(app);
  rejectStrangeUrls(app);
  enforceBodyTimeout(app, deps.timeouts);
  guardRoutes(app, sessions);
  describeRoutes(app);
  limitRoutes(app, limiter);
  refuseUnknownParameters(app);
  sendPrintableJson(app);
  cacheResponses(app, db);
  handleUnknownPaths(app);
  app.decorate('settled', () => emailQueue.settled());
  app.addHook('onClose', () => emailQueue.close());

  await app.register(healthRoutes({ db, folder: deps.images.folder }));
  await app.register(imageRoutes(deps.images));
  await app.register(cardRoutes({ db, clock, limiter, cacheFolder: deps.images.cacheFolder }));
  await registerContent(app, { ...deps, emailQueue });
  await app.register(authRoutes({ db, clock, sessions, limiter }));
  const requestDeps = { db, clock, emailQueue, siteOrigin, limiter, files: deps.files };
  const documents = createAgreementDocuments(requestDeps, deps.logger);
  app.decorate('sendReminders', async () => {
    // Emails whose mail server did not respond, or whose process has ended.
    emailQueue.sendDue();
    return (
      (await remindOfDocuments(requestDeps)) +
      (await remindOfBookings(requestDeps)) +
      (await wakeSnoozed(requestDeps)) +
      (await documents.mailAccepted())
    );
  });
  app.decorate(
    'retention',
    retentionTasks({ ...requestDeps, logger: deps.logger, graceDays: deps.retentionGraceDays }),
  );
  await registerRequests(app, { ...requestDeps, documents });
  await app.register(adminAuditRoutes(deps));
  await app.register(adminCrudRoutes({ ...deps, emailQueue }));
  await app.register(
    adminFeatureRoutes({ ...requestDeps, pictureFolder: deps.images.folder, studyFiles: deps.studyFiles }),
  );
  if (siteMode === 'demo') await app.register(documentationRoutes(siteOrigin));
  if (siteMode === 'demo' && (await holdsDemoAccounts(db))) await app.register(demoRoutes);
  await app.ready();
  return app;
};
