import type { FastifyInstance } from 'fastify';

const YEAR_MS = 31_536_000_000;

/** Allows pages of the shell, which has another origin, to load the files of a release and verify their integrity. */
const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

/** Serves the immutable files of the releases at `/<version>/…`. An unknown file is a 404, never the standalone page. */
export const serveReleases = (host: FastifyInstance, folder: string): void => {
  host.get<{ Params: { version: string; '*': string } }>('/:version(^[0-9a-f]{16}$)/*', (request, reply) => {
    const { version, '*': path } = request.params;
    reply.headers(CROSS_ORIGIN);
    return reply.sendFile(`${version}/${path}`, folder, { immutable: true, maxAge: YEAR_MS });
  });
};
