import type { FastifyInstance } from 'fastify';
import { failures } from 'shared-lib/copy';

const PROXIED = /^\/(?:api|images|storage)(?:[/?]|$)/;
const STRAY_PERCENT = /%(?![0-9a-f]{2})/giu;

const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** A percent sign that begins no code means itself: people type and share «/blog/100%». Codes that are no UTF-8 mean themselves too. */
export const readableAddress = (address: string): string => {
  const [path = '', ...query] = address.split('?');
  if (isReadable(path)) return address;
  const mended = path.replace(STRAY_PERCENT, '%25');
  return [isReadable(mended) ? mended : path.replaceAll('%', '%25'), ...query].join('?');
};

/** An address as logs may hold it: without its query, and without the token of a link. */
export const loggedAddress = (address: string): string =>
  (address.split('?')[0] ?? '').replace(/\/(claims?)\/[^/]+/u, '/$1/…');

interface Refused extends Error {
  statusCode?: number;
}

/**
 * What is said of a request that could not be answered. An address that the server refuses to look at (`..` on the way to the
 * API) leads nowhere, as far as anybody is told; what is a failure of ours is said in one sentence, and in whole to the log.
 */
export const answerFailures = (server: FastifyInstance, say: (message: string) => void): void => {
  server.setErrorHandler(async (error: Refused, request, reply) => {
    const isRefused = error.statusCode !== undefined && error.statusCode < 500;
    if (!isRefused) say(`${request.method} ${loggedAddress(request.url)}: ${String(error)}`);
    const message = failures[isRefused ? 'not-found' : 'server'];
    reply.code(isRefused ? 404 : 500).header('cache-control', 'no-store');
    return PROXIED.test(request.url)
      ? reply.type('application/json; charset=utf-8').send({ message })
      : reply.type('text/plain; charset=utf-8').send(message);
  });
};
