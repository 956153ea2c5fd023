import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { BrowserReleases } from 'shared-lib/federation';
import { proxyApi } from 'tooling/api-proxy';
import { refuseRepeatedHost } from 'tooling/single-host';
import { chooseEncoding, encode } from './compress.ts';
import { registerErrorHandler } from './error-handler.ts';
import { federationInfo } from './federation-info.ts';
import { createPageResponse, type PageOptions } from './page-response.ts';
import { publicContent } from './public-content.ts';
import type { ReleaseSource } from './registry-watch.ts';
import { toBrowserRelease } from './release.ts';
import { contentSecurityPolicy, framingHeaders, securityHeaders } from './security-headers.ts';
import { registerSeoFiles } from './seo-files.ts';
import { registerStaticFiles } from './static-files.ts';
import { toDecodableUrl } from './urls.ts';

/** Node limits the head of a request to this many bytes. Fastify must not add a lower limit: the route decides about the path. */
const MAX_URL_LENGTH = 16_384;

interface Options extends PageOptions {
  apiOrigin: string;
  registry: ReleaseSource;
}

const isSecure = (origin: string) => origin.startsWith('https://');

/** For browsers and release tools: which releases are live, and which names the shell exports to remotes. */
const registerRegistry = (server: FastifyInstance, { registry, build }: Options) => {
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
    const releases = registry.liveReleases.get(remote);
    if (!releases) return reply.code(404).send({ message: `No remote is called "${remote}".` });
    const browserReleases: BrowserReleases = {
      current: releases.current ? toBrowserRelease(releases.current) : null,
      fallback: releases.fallback ? toBrowserRelease(releases.fallback) : null,
    };
    return { ...browserReleases, checks: releases.checks };
  });
  server.get('/federation.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(federationInfo(build.application.providedModules)),
  );
};

/** `remote version` → why it no longer renders, for operators. The site itself works without it. */
const withdrawnReleases = ({ liveReleases }: ReleaseSource): Record<string, string> =>
  Object.fromEntries(
    [...liveReleases].flatMap(([name, { remote }]) =>
      Object.entries(remote.withdrawn ?? {}).map(([version, { reason }]) => [`${name} ${version}`, reason]),
    ),
  );

interface PageHttpRequest {
  url: string;
  cookies: string;
  acceptEncoding: string | undefined;
}

const registerPages = (server: FastifyInstance, options: Options) => {
  const { registry, build, siteOrigin, isDevelopment } = options;
  const respond = async (reply: FastifyReply, { url, cookies, acceptEncoding }: PageHttpRequest) => {
    const page = await createPageResponse({ url, cookies, liveReleases: registry.liveReleases }, options);
    // Slugs may change again. Without `no-cache` two cached redirects could lead to each other.
    if (page.redirect) return reply.header('cache-control', 'no-cache').redirect(page.redirect, page.status);
    const remoteOrigins = [...new Set([...registry.liveReleases.values()].map(({ remote }) => remote.origin))];
    const encoding = chooseEncoding(acceptEncoding);
    reply
      .code(page.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, cookie')
      .header(
        'content-security-policy',
        contentSecurityPolicy({
          policy: page.policy,
          nonce: page.nonce,
          remoteOrigins,
          toolSources: build.application.cspSourcesOf(page.tools),
          isSecure: isSecure(siteOrigin),
          isDevelopment,
        }),
      )
      .header('x-drawn-by', page.renderedBy)
      .header('x-release', page.release);
    if (page.status === 503) reply.header('retry-after', '30');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(await encode(Buffer.from(page.html), encoding));
  };
  server.get('/*', async ({ url, headers }, reply) =>
    respond(reply, { url, cookies: headers.cookie ?? '', acceptEncoding: headers['accept-encoding'] }),
  );
};

/** Creates the shell's HTTP server, ready to listen: static files, registry, API proxy and pages. */
export const createServer = async (options: Options): Promise<FastifyInstance> => {
  const server = Fastify({
    logger: false,
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: MAX_URL_LENGTH },
    rewriteUrl: ({ url }) => toDecodableUrl(url ?? '/'),
  });
  const headers = securityHeaders(isSecure(options.siteOrigin));
  server.addHook('onSend', async ({ url }, reply) => void reply.headers({ ...headers, ...framingHeaders(url) }));
  refuseRepeatedHost(server);
  registerErrorHandler(server, options.log);
  server.get('/healthz', async () => ({ status: 'ok', withdrawn: withdrawnReleases(options.registry) }));
  await registerStaticFiles(server, options.build.webDir);
  registerRegistry(server, options);
  registerSeoFiles(server, {
    siteOrigin: options.siteOrigin,
    content: publicContent(options.apiOrigin),
    releases: options.registry,
  });
  await proxyApi(server, options.apiOrigin);
  registerPages(server, options);
  return server;
};
