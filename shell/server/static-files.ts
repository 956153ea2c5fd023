import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding, encode, type Encoding } from './compress.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = new Set(['.css', '.js', '.json', '.svg', '.webmanifest']);
const HIDDEN = new Set(['/assets.json']);

interface StaticFile {
  body: Buffer;
  extension: string;
  encoded: Map<Encoding, Promise<Buffer>>;
}

/** Compressed files of the build. The other encodings are made at the first request. */
const precompressed = (path: string): Map<Encoding, Promise<Buffer>> => {
  const files = [
    ['br', `${path}.br`],
    ['gzip', `${path}.gz`],
  ] as const;
  return new Map(
    files
      .filter(([, file]) => existsSync(file))
      .map(([encoding, file]) => [encoding, Promise.resolve(readFileSync(file))]),
  );
};

/** Reads all files of a folder, by URL path. They are few and never change at run time, and no request can leave the folder. */
const readFolder = (folder: string): Map<string, StaticFile> => {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && extname(entry.name) in TYPES,
  );
  return new Map(
    names.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const urlPath = `/${relative(folder, path).split(sep).join('/')}`;
      return [urlPath, { body: readFileSync(path), extension: extname(path), encoded: precompressed(path) }];
    }),
  );
};

/** Names of files below `/static` contain a content hash. */
const cacheControl = (urlPath: string) =>
  urlPath.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

/** Serves the shell's browser files. An unknown path below `/static` gets a plain 404, never a page. */
export const registerStaticFiles = (server: FastifyInstance, folder: string): void => {
  const files = readFolder(folder);
  for (const [urlPath, file] of files) {
    if (HIDDEN.has(urlPath)) continue;
    server.get(urlPath, async (request, reply) => {
      const encoding = COMPRESSIBLE.has(file.extension)
        ? chooseEncoding(request.headers['accept-encoding'])
        : 'identity';
      const body = file.encoded.get(encoding) ?? encode(file.body, encoding, 11);
      file.encoded.set(encoding, body);
      reply
        .header('content-type', TYPES[file.extension])
        .header('cache-control', cacheControl(urlPath))
        .header('vary', 'accept-encoding');
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.send(await body);
    });
  }
  server.get('/static/*', async (_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').send({ message: 'No such file.' }),
  );
};
