import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Files of the build that no browser asks for; compressed copies are sent under the name of their original. */
const HIDDEN = ['assets.json', '**/*.br', '**/*.gz', '**/*.map', '**/*.txt'];

/** Names of files below `/static` contain a content hash. */
const cacheControl = (path: string) =>
  path.includes('/static/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

/**
 * Serves the shell's browser files, with the brotli and gzip copies of the build. Each file has a route of its own, so no request
 * can leave the folder, and an unknown path below `/static` gets a plain 404, never a page.
 */
export const registerStaticFiles = async (server: FastifyInstance, folder: string): Promise<void> => {
  await server.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: HIDDEN,
    preCompressed: true,
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', cacheControl(path.slice(folder.length))),
  });
  server.get('/static/*', async (_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').send({ message: 'No such file.' }),
  );
};
