import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { BrowserReleases } from 'shared-lib/federation';
import { proxyApi } from 'shared-lib/tooling/api-proxy';
import { answerFailures, readableAddress } from './addresses.ts';
import { chooseEncoding, encode } from './compress.ts';
import { drawPage, type PageOptions } from './draw-page.ts';
import { describeDoors } from './doors.ts';
import type { ReleaseSource } from './registry-watch.ts';
import { forBrowser } from './release.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';
import { publicContent } from './public-content.ts';
import { registerSeoFiles } from './seo-files.ts';
import { registerStaticFiles } from './static-files.ts';

/** Node takes no more than this of a request's head; what the address names is judged by who knows it. */
const LONGEST_ADDRESS = 16_384;

interface Options extends PageOptions {
  apiOrigin: string;
  registry: ReleaseSource;
}

const isSecure = (origin: string) => origin.startsWith('https://');

/** What the release tools and browsers ask: which releases are live, and which names the shell offers to remotes. */
const registerRegistry = (server: FastifyInstance, { registry, build }: Options) => {
  server.get<{ Querystring: { remote?: string } }>('/registry.json', async (request, reply) => {
    await registry.refresh();
    reply.header('cache-control', 'no-store');
    const { remote } = request.query;
    if (remote === undefined)
      return Object.fromEntries(
        [...registry.generation].map(([name, { current, fallback }]) => [
          name,
          { current: current?.version ?? null, fallback: fallback?.version ?? null },
        ]),
      );
    const known = registry.generation.get(remote);
    if (!known) return reply.code(404).send({ message: `No remote is called "${remote}".` });
    const answer: BrowserReleases = {
      current: known.current ? forBrowser(known.current) : null,
      fallback: known.fallback ? forBrowser(known.fallback) : null,
    };
    return { ...answer, checks: known.checks };
  });
  server.get('/federation.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(describeDoors(build.application.provided)),
  );
};

const registerPages = (server: FastifyInstance, options: Options) => {
  const { registry, build, siteOrigin, isDevelopment } = options;
  const respond = async (reply: FastifyReply, address: string, cookies: string, accepts: string | undefined) => {
    const page = await drawPage({ address, cookies, generation: registry.generation }, options);
    // Addresses may change again: browsers ask each time, or two of them could lead to one another.
    if (page.redirect) return reply.header('cache-control', 'no-cache').redirect(page.redirect, page.status);
    const remoteOrigins = [...new Set([...registry.generation.values()].map(({ remote }) => remote.origin))];
    const encoding = chooseEncoding(accepts);
    reply
      .code(page.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, cookie')
      .header(
        'content-security-policy',
        contentSecurityPolicy({
          nonce: page.nonce,
          remoteOrigins,
          toolSources: build.application.sourcesOf(page.tools),
          isSecure: isSecure(siteOrigin),
          isDevelopment,
        }),
      )
      .header('x-drawn-by', page.drawnBy)
      .header('x-release', page.release);
    if (page.status === 503) reply.header('retry-after', '30');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(await encode(Buffer.from(page.html), encoding, 5));
  };
  server.get('/*', async (request, reply) =>
    respond(reply, request.url, request.headers.cookie ?? '', request.headers['accept-encoding']),
  );
};

/** The shell's HTTP server, ready to listen: static files, registry, API proxy and pages. */
export const createServer = async (options: Options): Promise<FastifyInstance> => {
  const server = Fastify({
    logger: false,
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: LONGEST_ADDRESS },
    rewriteUrl: ({ url }) => readableAddress(url ?? '/'),
  });
  const headers = securityHeaders(isSecure(options.siteOrigin));
  server.addHook('onSend', async (_request, reply) => void reply.headers(headers));
  answerFailures(server, options.say);
  server.get('/healthz', async () => ({ status: 'ok' }));
  registerStaticFiles(server, options.build.webDir);
  registerRegistry(server, options);
  registerSeoFiles(server, { siteOrigin: options.siteOrigin, content: publicContent(options.apiOrigin) });
  await proxyApi(server, options.apiOrigin);
  registerPages(server, options);
  return server;
};
