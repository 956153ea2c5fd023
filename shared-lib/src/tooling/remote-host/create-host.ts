import { STATUS_CODES } from 'node:http';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { RemoteId } from 'shared-lib/federation';
import type { SiteConfig } from '../config.ts';
import { releasesFolder } from '../release/store.ts';
import { proxyApi } from '../api-proxy.ts';
import { serveReleases } from './releases.ts';
import { serveStandalone } from './standalone.ts';

export interface HostOptions {
  id: RemoteId;
  config: SiteConfig;
  /** Folder of the build that runs the remote alone. */
  standalone: string;
  logger?: FastifyServerOptions['logger'];
}

/** Also the answer to paths that are not allowed: what lies there is nobody's business. */
const NOT_FOUND = { message: 'Not found' };

/** The host of one remote: its releases for the site, and the remote alone for its own developers. Listens nowhere yet. */
export const createHost = async ({ id, config, standalone, logger = false }: HostOptions): Promise<FastifyInstance> => {
  const host = Fastify({ logger, requestTimeout: 30_000, routerOptions: { maxParamLength: 512 } });
  host.addHook('onRequest', async (_request, reply) => {
    // A remote's host is an address for machines and developers: search engines belong on the site.
    reply.headers({ 'x-content-type-options': 'nosniff', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
  });
  host.setNotFoundHandler((_request, reply) => reply.code(404).header('cache-control', 'no-store').send(NOT_FOUND));
  host.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    reply.header('cache-control', 'no-store');
    if (status === 403) return reply.code(404).send(NOT_FOUND);
    if (status >= 500) request.log.error(error);
    return reply.code(status).send({ message: STATUS_CODES[status] ?? 'Not served' });
  });
  host.get('/healthz', () => ({ status: 'ok', remote: id }));
  await host.register(fastifyStatic, { serve: false, preCompressed: true, dotfiles: 'ignore', index: false });
  serveReleases(host, releasesFolder(config, id));
  await proxyApi(host, config.apiOrigin);
  serveStandalone(host, { id, folder: standalone });
  return host;
};
