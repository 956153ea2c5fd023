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

/** What the build has compressed already; the rest is compressed when it is first asked for. */
const compressedForms = (path: string): Map<Encoding, Promise<Buffer>> => {
  const forms = [
    ['br', `${path}.br`],
    ['gzip', `${path}.gz`],
  ] as const;
  return new Map(
    forms
      .filter(([, file]) => existsSync(file))
      .map(([encoding, file]) => [encoding, Promise.resolve(readFileSync(file))]),
  );
};

/** All files of a folder by address. They are few, they never change while the process runs, and no address can leave the folder. */
const readFolder = (folder: string): Map<string, StaticFile> => {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && extname(entry.name) in TYPES,
  );
  return new Map(
    names.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const address = `/${relative(folder, path).split(sep).join('/')}`;
      return [address, { body: readFileSync(path), extension: extname(path), encoded: compressedForms(path) }];
    }),
  );
};

/** Files below `/static` carry their hash in their name. */
const cacheControl = (address: string) =>
  address.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

/** Serves the shell's own browser files; an unknown one is a plain 404, never a page. */
export const registerStaticFiles = (server: FastifyInstance, folder: string): void => {
  const files = readFolder(folder);
  for (const [address, file] of files) {
    if (HIDDEN.has(address)) continue;
    server.get(address, async (request, reply) => {
      const encoding = COMPRESSIBLE.has(file.extension)
        ? chooseEncoding(request.headers['accept-encoding'])
        : 'identity';
      const body = file.encoded.get(encoding) ?? encode(file.body, encoding, 11);
      file.encoded.set(encoding, body);
      reply
        .header('content-type', TYPES[file.extension])
        .header('cache-control', cacheControl(address))
        .header('vary', 'accept-encoding');
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.send(await body);
    });
  }
  server.get('/static/*', async (_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').send({ message: 'No such file.' }),
  );
};
