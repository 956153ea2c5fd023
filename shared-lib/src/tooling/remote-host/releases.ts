import type { FastifyInstance } from 'fastify';

const YEAR_MS = 31_536_000_000;

/** What lets a page of the shell, at another origin, load files of a release and verify them. */
const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

/** Serves `/<version>/…`: immutable files, and a plain 404 for whatever is not there, never a page in its place. */
export const serveReleases = (host: FastifyInstance, folder: string): void => {
  host.get<{ Params: { version: string; '*': string } }>('/:version(^[0-9a-f]{16}$)/*', (request, reply) => {
    const { version, '*': path } = request.params;
    reply.headers(CROSS_ORIGIN);
    return reply.sendFile(`${version}/${path}`, folder, { immutable: true, maxAge: YEAR_MS });
  });
};
