import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import { createSessions } from './auth/sessions.ts';
import type { Clock } from './clock.ts';
import { copy } from './copy/ar.ts';
import type { Database } from './db/open-database.ts';
import { guardRoutes } from './http/access.ts';
import { badRequest, notFound } from './http/api-error.ts';
import { expectBodies, type ArrivalTimes } from './http/body-deadline.ts';
import { answerClientError } from './http/client-error.ts';
import { allowOrigins } from './http/cors.ts';
import { handleError } from './http/error-handler.ts';
import { keepAnswers } from './http/kept-answers.ts';
import { logAnswers } from './http/logging.ts';
import type { ProxyCheck } from './http/proxy.ts';
import { createRateLimiter, limitRoutes, type Limits } from './http/rate-limit.ts';
import { setResponseHeaders } from './http/response-headers.ts';
import { answerUnknownPaths } from './http/unknown-paths.ts';
import { compileAnswer, compileContract, type Api, type ContractProvider } from './http/validation.ts';
import type { FileStore } from './files/file-store.ts';
import { imageRoutes, type ImageParts } from './images/routes.ts';
import type { Mailer } from './mail/mailer.ts';
import { createPostman } from './mail/postman.ts';
import type { StudyFiles } from './documents/study-files.ts';
import { describeRoutes } from './openapi/described-routes.ts';
import { documentationRoutes } from './openapi/routes.ts';
import { articleRoutes } from './resources/articles/routes.ts';
import { accountRoutes } from './resources/account/routes.ts';
import { adminAuditRoutes } from './resources/audit/admin-routes.ts';
import { forgottenPasswordRoutes } from './resources/auth/forgotten-routes.ts';
import { authRoutes } from './resources/auth/routes.ts';
import { claimRoutes } from './resources/claims/routes.ts';
import { demoRoutes } from './resources/demo/routes.ts';
import { healthRoutes } from './resources/health/routes.ts';
import { adminRequestRoutes } from './resources/requests/admin-routes.ts';
import { clientRequestRoutes } from './resources/requests/client-routes.ts';
import { consultantRequestRoutes } from './resources/requests/consultant-routes.ts';
import { requestFileRoutes } from './resources/requests/file-routes.ts';
import { requestRoutes } from './resources/requests/routes.ts';
import { searchRoutes } from './resources/search/routes.ts';
import { sitemapRoutes } from './resources/sitemap/routes.ts';
import { sectorRoutes } from './resources/sectors/routes.ts';
import { serviceRoutes } from './resources/services/routes.ts';
import { settingRoutes } from './resources/settings/routes.ts';
import { siteAdministration } from './resources/site-administration.ts';
import { sliderRoutes } from './resources/sliders/routes.ts';
import { studyRoutes } from './resources/studies/routes.ts';
import { dialectAdministration } from './resources/dialect-administration.ts';
import { holdsDemoAccounts } from './seed/seed.ts';

export interface AppParts {
  db: Database;
  clock: Clock;
  limits: Limits;
  arrival: ArrivalTimes;
  logger: FastifyBaseLogger;
  /** Address that visitors use; links in mails begin with it. */
  siteOrigin: string;
  /** Origins whose pages may read answers. */
  allowedOrigins: readonly string[];
  isTrustedProxy: ProxyCheck;
  /** `demo` also publishes the demo accounts, when the database holds them. */
  siteMode: 'demo' | 'live';
  images: ImageParts;
  /** Files of requests. */
  files: FileStore;
  studyFiles: StudyFiles;
  mailer: Mailer;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when nothing is left to do in the background. */
    settled(): Promise<void>;
  }
}

const FORM_BYTES = 64 * 1024;
/** Node takes no more of a request's head; what a part of a path may name is for its contract to say. */
const MAX_PARAM_LENGTH = 16_384;

const createServer = ({ logger, isTrustedProxy, arrival }: AppParts): Api =>
  fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    requestIdHeader: false,
    // The proxy's own id is taken over, so that one visit can be followed through both logs.
    genReqId: ({ headers }) => /^[\w-]{8,64}$/.exec(String(headers['x-request-id'] ?? ''))?.[0] ?? randomUUID(),
    // Exactly one hop: only the neighbour's own word counts, never what it was told.
    trustProxy: (address: string, hop: number) => hop === 0 && isTrustedProxy(address),
    bodyLimit: FORM_BYTES,
    requestTimeout: arrival.upload,
    connectionTimeout: arrival.silence,
    http: { headersTimeout: arrival.head, connectionsCheckingInterval: arrival.check },
    clientErrorHandler: answerClientError,
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: (error, request, reply) => handleError(error, request, reply),
  }).withTypeProvider<ContractProvider>();

/** NUL means different things to different hosts and databases, and nothing to a person. */
const refuseNul = (app: Api): void => {
  app.addHook('onRequest', async ({ url }) => {
    if (!/%00/.test(url)) return;
    throw /%00/.test(url.split('?', 1)[0] ?? '') ? notFound(copy.http.noSuchPath) : badRequest();
  });
};

/** What visitors read. */
const registerContent = async (app: Api, parts: AppParts): Promise<void> => {
  await app.register(serviceRoutes(parts.db));
  await app.register(sectorRoutes(parts));
  await app.register(sliderRoutes(parts.db));
  await app.register(settingRoutes(parts));
  await app.register(articleRoutes(parts));
  await app.register(studyRoutes(parts));
  await app.register(searchRoutes(parts));
  await app.register(sitemapRoutes(parts));
};

/** The whole API. Nothing listens yet: tests call it through `inject`. */
export const createApp = async (parts: AppParts): Promise<Api> => {
  const { db, clock, limits, siteMode, siteOrigin } = parts;
  const sessions = createSessions(db, clock);
  const postman = createPostman(parts.mailer, parts.logger);
  const limiter = createRateLimiter(db, clock, limits);

  const app = createServer(parts);
  app.setValidatorCompiler(compileContract);
  app.setSerializerCompiler(compileAnswer);
  app.setErrorHandler(handleError);
  // Forms of other sites could send text without asking leave; JSON they cannot.
  app.removeContentTypeParser('text/plain');
  setResponseHeaders(app);
  allowOrigins(app, parts.allowedOrigins);
  logAnswers(app);
  refuseNul(app);
  expectBodies(app, parts.arrival);
  guardRoutes(app, sessions);
  describeRoutes(app);
  limitRoutes(app, limiter);
  keepAnswers(app, db);
  answerUnknownPaths(app);
  app.decorate('settled', () => postman.settled());
  app.addHook('onClose', () => postman.settled());

  await app.register(healthRoutes({ db, folder: parts.images.folder }));
  await app.register(imageRoutes(parts.images));
  await registerContent(app, parts);
  await app.register(authRoutes({ db, clock, sessions, limiter }));
  const work = { db, clock, postman, siteOrigin, limiter, files: parts.files };
  await app.register(forgottenPasswordRoutes(work));
  await app.register(requestRoutes(work));
  await app.register(claimRoutes(work));
  await app.register(accountRoutes(work));
  await app.register(clientRequestRoutes(work));
  await app.register(consultantRequestRoutes(work));
  await app.register(adminRequestRoutes(work));
  await app.register(requestFileRoutes(work));
  await app.register(adminAuditRoutes(parts));
  await app.register(dialectAdministration({ ...parts, postman }));
  await app.register(siteAdministration({ ...work, pictureFolder: parts.images.folder, studyFiles: parts.studyFiles }));
  if (siteMode === 'demo') await app.register(documentationRoutes(siteOrigin));
  if (siteMode === 'demo' && (await holdsDemoAccounts(db))) await app.register(demoRoutes);
  await app.ready();
  return app;
};
