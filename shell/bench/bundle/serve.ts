import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { freePorts } from 'testing/free-ports';
import { siteUrl } from 'shared-lib/paths';
import { proxyApi } from 'tooling/server/api-proxy';
import type { StaticPage } from '../page/static-html.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg']);

interface BundleFile {
  type: string;
  body: Buffer;
  isCompressed: boolean;
  headers?: StaticPage['headers'];
}

/** Reads and compresses all files in advance, as the shell does with its own files. */
const readFiles = (folder: string): Map<string, BundleFile> => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const body = readFileSync(path);
      const isCompressed = COMPRESSED.has(extname(path));
      const type = TYPES[extname(path)] ?? 'application/octet-stream';
      return [
        `/${relative(folder, path).split(sep).join('/')}`,
        { type, body: isCompressed ? brotliCompressSync(body) : body, isCompressed },
      ];
    }),
  );
};

export interface BundleServer {
  origin: string;
  stop(): Promise<void>;
}

interface BundleOptions {
  folder: string;
  apiOrigin: string;
  /** The page; the folder's `index.html`, without further headers, by default. */
  page?: StaticPage;
}

/** Serves the files of a folder like a static host: every path without a file is the page. The API is proxied on the same origin. */
export const serveBundle = async ({ folder, apiOrigin, page }: BundleOptions): Promise<BundleServer> => {
  const files = readFiles(folder);
  if (page) {
    const body = brotliCompressSync(page.html);
    files.set('/index.html', { type: TYPES['.html'] ?? '', body, isCompressed: true, headers: page.headers });
  }
  const server = Fastify({ forceCloseConnections: true });
  await proxyApi(server, apiOrigin);
  server.get('/*', async (request, reply) => {
    const { pathname } = siteUrl(apiOrigin, request.url);
    const file = files.get(pathname) ?? files.get('/index.html');
    if (!file) return reply.code(404).send();
    reply.headers(file.headers ?? {});
    if (file.isCompressed) reply.header('content-encoding', 'br');
    return reply.type(file.type).send(file.body);
  });
  const [port] = await freePorts(1);
  if (port === undefined) throw new Error('No port is free for the bundle');
  await server.listen({ host: 'localhost', port });
  return { origin: `http://localhost:${port}`, stop: () => server.close() };
};
