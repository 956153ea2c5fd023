import { timingSafeEqual } from 'node:crypto';
import { posix } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BUNDLE_KEY_HEADER } from '../build/bundle-key.ts';

/** Path of the source maps; release and script follow. */
export const MAPS_PATH = '/source-maps';

const YEAR_MS = 31_536_000_000;

/** Allows pages of a shell that has another origin to load the files of a release and verify their integrity. */
export const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

interface ServeReleasesOptions {
  folder: string;
  /** Folder of the source maps of the releases. */
  maps: string;
  bundleKey: string;
}

const isServerBundle = (path: string): boolean => posix.normalize(`/${path}`).toLowerCase().startsWith('/server/');

const holdsKey = ({ headers }: FastifyRequest, key: string): boolean => {
  const given = Buffer.from(String(headers[BUNDLE_KEY_HEADER] ?? ''));
  const expected = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/**
 * Serves the immutable files of the releases at `/<version>/…`. An unknown file is a 404, never the standalone page. So is a server
 * bundle or a source map for a client without the key: they say how the source reads, and only shells and release commands need them.
 */
export const serveReleases = (host: FastifyInstance, { folder, maps, bundleKey }: ServeReleasesOptions): void => {
  host.get<{ Params: { version: string; '*': string } }>('/:version(^[0-9a-f]{16}$)/*', (request, reply) => {
    const { version, '*': path } = request.params;
    if (isServerBundle(path)) {
      if (!holdsKey(request, bundleKey)) return reply.callNotFound();
      return reply.header('cache-control', 'no-store').sendFile(`${version}/${path}`, folder, { cacheControl: false });
    }
    reply.headers(CROSS_ORIGIN);
    return reply.sendFile(`${version}/${path}`, folder, { immutable: true, maxAge: YEAR_MS });
  });
  host.get<{ Params: { version: string; '*': string } }>(
    `${MAPS_PATH}/:version(^[0-9a-f]{16}$)/*`,
    (request, reply) => {
      const { version, '*': path } = request.params;
      if (!holdsKey(request, bundleKey)) return reply.callNotFound();
      return reply.header('cache-control', 'no-store').sendFile(`${version}/${path}`, maps, { cacheControl: false });
    },
  );
};
