import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { BrowserReleases } from 'shared-lib/federation';
import { proxyApi } from 'tooling/server/api-proxy';
import { connectionOptions, limitBodies } from 'tooling/server/client-timeouts';
import { closeConnections } from 'tooling/server/close-connections';
import { requestIdOf } from 'tooling/server/request-id';
import { checkRequestTargets, rewriteTarget } from 'tooling/server/request-target';
import { refuseRepeatedHost } from 'tooling/server/single-host';
import { discardUnreadBodies } from 'tooling/server/unread-bodies';
import type { ProxyCheck } from 'tooling/server/trusted-proxies';
import { registerBeacons } from './beacons/register-beacons.ts';
import { registerErrorHandler } from './error-handler.ts';
import { federationInfo } from './federation-info.ts';
import { registerHealth, type HealthOptions } from './register-health.ts';
import { logResponses } from './logging.ts';
import { registerMetrics } from './metrics/serve-metrics.ts';
import { candidatesFor } from './page-response.ts';
import { registerPreviews } from './previews/register-previews.ts';
import type { Proposals } from './proposals/proposals.ts';
import { registerProposals } from './proposals/register-proposals.ts';
import { publicContent } from './public-content.ts';
import { registerPages, type PagesOptions } from './register-pages.ts';
import { registerReleaseFiles, releaseFileHeaders } from './release-files.ts';
import { toListedRelease } from './release.ts';
import { framingHeaders, securityHeaders } from './security-headers.ts';
import { registerReleasesPage, type ReleasesPageOptions } from './releases-page/register-releases-page.ts';
import { registerSeoFiles } from './seo-files.ts';
import { registerStaticFiles } from './static-files.ts';
import { toDecodableUrl } from './urls.ts';

/** Node limits the head of a request to this many bytes. Fastify must not add a lower limit: the route decides about the path. */
const MAX_URL_LENGTH = 16_384;

interface Options extends PagesOptions, HealthOptions {
  /** Whether an IP belongs to the proxy in front of the shell. */
  isTrustedProxy: ProxyCheck;
  logger: FastifyBaseLogger;
  /** With it, `/metrics` gives the figures to those who know it. */
  metricsToken?: string | undefined;
  /** With it, teams publish from other machines on the port of the site. */
  proposals?: Proposals | undefined;
  /** With it, administrators see the releases at `/admin/releases`, and may go back to one. */
  releasesPage?: Required<Pick<ReleasesPageOptions, 'config' | 'visits' | 'watch'>> | undefined;
}

const isSecure = (origin: string) => origin.startsWith('https://');

/** For browsers and release tools: which releases are live, and which names the shell exports to remotes. */
const registerRegistry = (server: FastifyInstance, { registry, previews, build }: Options) => {
  server.get<{ Querystring: { remote?: string } }>('/registry.json', async (request, reply) => {
    await registry.refresh();
    reply.header('cache-control', 'no-store');
    const { remote } = request.query;
    if (remote === undefined)
      return Object.fromEntries(
        [...registry.liveReleases].map(([name, { current, fallback }]) => [
          name,
          { current: current?.version ?? null, fallback: fallback?.version ?? null },
        ]),
      );
    const cookies = request.headers.cookie ?? '';
    const { liveReleases } = (await previews?.of(cookies)) ?? registry;
    const releases = liveReleases.get(remote);
    if (!releases) return reply.code(404).send({ message: `No remote is called "${remote}".` });
    // The document of a guarded area names no release, so a visitor who is pinned after a crash learns the order here.
    const [first, second] = candidatesFor(releases, cookies);
    const browserReleases: BrowserReleases = {
      current: first ? toListedRelease(first) : null,
      fallback: second ? toListedRelease(second) : null,
    };
    return { ...browserReleases, checks: releases.checks };
  });
  server.get('/federation.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(federationInfo(build.application.providedModules)),
  );
};

const countResponses = (server: FastifyInstance, { metrics }: Options) => {
  if (!metrics) return;
  server.addHook('onResponse', async ({ routeOptions, sentPage }, { statusCode }) => {
    metrics.response(routeOptions.url, statusCode);
    if (sentPage && !sentPage.is_preview) metrics.page(sentPage, statusCode);
  });
};

/** Creates the shell's HTTP server, ready to listen: static files, registry, API proxy and pages. */
export const createServer = async (options: Options): Promise<FastifyInstance> => {
  const server = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: requestIdOf,
    // Trusts exactly one hop: the X-Forwarded-For entry that the direct neighbour has added.
    trustProxy: (address: string, hop: number) => hop === 0 && options.isTrustedProxy(address),
    return503OnClosing: false,
    ...connectionOptions(),
    routerOptions: { maxParamLength: MAX_URL_LENGTH },
    rewriteUrl: (request) => toDecodableUrl(rewriteTarget(request)),
  });
  const headers = securityHeaders(isSecure(options.siteOrigin));
  server.addHook('onSend', async ({ url }, reply) => {
    reply.headers({ ...headers, ...framingHeaders(url), ...releaseFileHeaders(url) });
  });
  refuseRepeatedHost(server);
  checkRequestTargets(server);
  closeConnections(server);
  limitBodies(server);
  discardUnreadBodies(server);
  logResponses(server);
  countResponses(server, options);
  registerErrorHandler(server);
  registerHealth(server, options);
  if (options.metrics && options.metricsToken !== undefined)
    registerMetrics(server, options.metrics, options.metricsToken);
  await registerStaticFiles(server, options.build.webDir);
  registerRegistry(server, options);
  registerSeoFiles(server, {
    siteOrigin: options.siteOrigin,
    content: publicContent(options.apiOrigin),
    releases: options.registry,
  });
  registerReleaseFiles(server, options);
  registerPreviews(server, options);
  registerBeacons(server, options);
  if (options.proposals) registerProposals(server, options.proposals);
  if (options.releasesPage) registerReleasesPage(server, { ...options, ...options.releasesPage });
  await proxyApi(server, options.apiOrigin);
  registerPages(server, options);
  return server;
};
