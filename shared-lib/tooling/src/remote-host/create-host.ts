import { STATUS_CODES } from 'node:http';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { RemoteId } from 'shared-lib/federation';
import type { SiteConfig } from '../config.ts';
import { mapsFolder } from '../release/source-maps.ts';
import { releasesFolder } from '../release/store.ts';
import { proxyApi } from '../server/api-proxy.ts';
import { connectionOptions, limitBodies } from '../server/client-timeouts.ts';
import { closeConnections } from '../server/close-connections.ts';
import { requestIdOf } from '../server/request-id.ts';
import { checkRequestTargets, rewriteTarget } from '../server/request-target.ts';
import { refuseRepeatedHost } from '../server/single-host.ts';
import { discardUnreadBodies } from '../server/unread-bodies.ts';
import { serveReleases } from './releases.ts';
import { serveStandalone } from './standalone.ts';

export interface HostOptions {
  id: RemoteId;
  config: SiteConfig;
  /** Folder of the standalone build. */
  standalone: string;
  /** Secret of the shell, which alone gets the server bundles. */
  bundleKey: string;
  logger?: FastifyServerOptions['logger'];
}

/** Also the response to forbidden paths, so that it does not reveal whether a file exists. */
const NOT_FOUND = { message: 'Not found' };

/** Creates the host of one remote, which serves its releases and the standalone remote. It does not listen yet. */
export const createHost = async ({
  id,
  config,
  standalone,
  bundleKey,
  logger = false,
}: HostOptions): Promise<FastifyInstance> => {
  const host = Fastify({
    logger,
    genReqId: requestIdOf,
    return503OnClosing: false,
    ...connectionOptions(),
    routerOptions: { maxParamLength: 512 },
    rewriteUrl: rewriteTarget,
  });
  refuseRepeatedHost(host);
  checkRequestTargets(host);
  closeConnections(host);
  limitBodies(host);
  discardUnreadBodies(host);
  host.addHook('onRequest', async (_request, reply) => {
    // A remote's host is for the shell and for developers; search engines must index the site instead.
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
  serveReleases(host, { folder: releasesFolder(config, id), maps: mapsFolder(config, id), bundleKey });
  await proxyApi(host, config.apiOrigin);
  serveStandalone(host, { id, folder: standalone });
  return host;
};
