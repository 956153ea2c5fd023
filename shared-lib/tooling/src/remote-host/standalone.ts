import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { RemoteId } from 'shared-lib/federation';

interface StandaloneOptions {
  id: RemoteId;
  folder: string;
}

const YEAR_MS = 31_536_000_000;

/** Hash of the empty string: styled-components inserts an empty `<style>` and adds its rules through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const PAGE_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}`,
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
  ].join('; '),
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
};

/** Whether the path is a file; every other path is a page of the remote. */
const isFilePath = (path: string): boolean => /\.\w+$/.test(path);

const sendPage = (reply: FastifyReply, { id, folder }: StandaloneOptions) => {
  if (!existsSync(join(folder, 'index.html')))
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send(
        `The standalone build of ${id} is missing: run "npm run build -w ${id}" and load this page again. Its releases are served.\n`,
      );
  return reply.headers(PAGE_HEADERS).sendFile('index.html', folder, { cacheControl: false });
};

/** Serves the standalone remote: its page for every path without a file extension, and its files. */
export const serveStandalone = (host: FastifyInstance, options: StandaloneOptions): void => {
  host.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*'];
    if (!isFilePath(path)) return sendPage(reply, options);
    const hashed = path.startsWith('static/');
    return reply.sendFile(path, options.folder, hashed ? { immutable: true, maxAge: YEAR_MS } : { maxAge: 0 });
  });
};
