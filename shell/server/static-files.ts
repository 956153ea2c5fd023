import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { company } from 'shared-lib/copy';
import { paths } from 'shared-lib/paths';

/** Files of the build that no browser asks for; compressed copies are sent under the name of their original. */
const HIDDEN = ['assets.json', '**/*.br', '**/*.gz', '**/*.map', '**/*.txt'];

/** Names of files below `/static` contain a content hash. */
const cacheControl = (path: string) =>
  path.includes('/static/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

const GROUND = '#0A272C';
const icon = (src: string, sizes: string, purpose: 'any' | 'maskable') => ({ src, sizes, type: 'image/png', purpose });

/**
 * Name and icons for the home screen of a phone. A maskable icon fills its square, and its mark stands in the inner 80 %: launchers cut
 * it into their own shape. There is no service worker: it would pin a release.
 */
const WEB_MANIFEST = JSON.stringify({
  name: `${company.name} ${company.tagline}`,
  short_name: company.name,
  description: company.description,
  lang: 'ar',
  dir: 'rtl',
  id: paths.home(),
  start_url: paths.home(),
  display: 'browser',
  background_color: GROUND,
  theme_color: GROUND,
  icons: [
    icon('/icon-512.png', '512x512', 'any'),
    icon('/icon-maskable-192.png', '192x192', 'maskable'),
    icon('/icon-maskable-512.png', '512x512', 'maskable'),
  ],
});

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
  server.get('/site.webmanifest', async (_request, reply) =>
    reply.type('application/manifest+json; charset=utf-8').header('cache-control', cacheControl('')).send(WEB_MANIFEST),
  );
  server.get('/static/*', async (_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').send({ message: 'No such file.' }),
  );
};
