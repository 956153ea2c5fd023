import { extname } from 'node:path/posix';
import type { FastifyInstance } from 'fastify';
import { releaseBase, remoteIds, remotePath, REMOTES_PATH } from 'shared-lib/federation';
import { isCompressible } from 'tooling/build/compressed';
import { CROSS_ORIGIN } from 'tooling/remote-host/releases';
import { chooseEncoding } from './compress.ts';
import { createFaultLog } from './fault-log.ts';
import { EncodedBody } from './page-cache/encoded-body.ts';
import { PageCache, type Cacheable, type PageState } from './page-cache/page-cache.ts';
import type { PagesOptions } from './register-pages.ts';
import type { LiveReleases } from './registry-watch.ts';
import { fetchMetadata, fetchVerified } from './release.ts';

/** Room for the browser files of the live releases and those before them, with their compressed copies. */
const CACHE_BYTES = 32 * 1024 * 1024;
/** A file of a release never changes. */
const FOREVER: PageState = { generation: '', hour: 0 };

const REQUEST = /^(?<remote>\/r\/[a-z-]+)\/(?<version>[0-9a-f]{16})\/(?<file>[\w./-]+)$/;

/** By name, because the host of another team must not decide how browsers read a file of this origin. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/**
 * Headers of the files, in place of those of pages. A developer's shell loads them too (`npm run dev -- --site`). Opened as a document of
 * its own, such as a picture with a script, a file can do nothing.
 */
export const releaseFileHeaders = (url: string): Record<string, string> =>
  url.startsWith(`${REMOTES_PATH}/`)
    ? { ...CROSS_ORIGIN, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
    : {};

/** A file that a release lists. */
interface ListedFile {
  name: string;
  /** URL at the host of the remote. */
  url: string;
  integrity: string;
}

interface CachedFile extends Cacheable {
  body: EncodedBody;
}

/**
 * @param path of the request
 * @param releases those that the visitor gets
 * @returns undefined when no known release lists the file for browsers
 * @throws when a release that is not in use has to be asked for its list, and its host does not give it
 */
const findFile = async (path: string, releases: LiveReleases): Promise<ListedFile | undefined> => {
  const { remote, version = '', file: name = '' } = REQUEST.exec(path)?.groups ?? {};
  const known = releases.get(remoteIds.find((id) => remotePath(id) === remote) ?? '');
  // Only shells get server bundles, from the host and with the key.
  if (!known || name.startsWith('server/')) return undefined;
  const { origin, releases: retained } = known.remote;
  const { metadata } = [known.current, known.fallback].find((release) => release?.version === version) ?? {};
  const listed = retained[version];
  if (!metadata && !listed) return undefined;
  // A document that was opened before the last releases still loads the files of its own.
  const { files } = metadata ?? (await fetchMetadata({ origin, version, integrity: listed?.integrity ?? '' }));
  const integrity = Object.hasOwn(files, name) ? files[name] : undefined;
  return integrity === undefined ? undefined : { name, url: releaseBase(origin, version) + name, integrity };
};

type Options = Pick<PagesOptions, 'registry' | 'previews' | 'log'>;

/**
 * Passes on the files of remotes that live under the site's own origin: `/r/<remote>/<release>/<file>`. A file goes to browsers only as a
 * known release lists it, with its hash, so that a host can put nothing else under this origin. The host gets nothing of the request.
 */
export const registerReleaseFiles = (server: FastifyInstance, { registry, previews, log }: Options): void => {
  const warn = createFaultLog((message) => log(message));
  const cache = new PageCache<CachedFile>(CACHE_BYTES);
  const find = async (path: string, cookies: string) => {
    const { liveReleases } = (await previews?.of(cookies)) ?? registry;
    const found = await findFile(path, liveReleases);
    if (found || !REQUEST.test(path)) return found;
    // Another shell, which has read the registry a moment before, may have sent the document.
    await registry.refresh();
    return findFile(path, registry.liveReleases);
  };
  const load = async ({ url, integrity }: ListedFile): Promise<CachedFile> => {
    const content = await fetchVerified(url, integrity);
    return { body: new EncodedBody(content), bytes: content.length * 2, isCacheable: true };
  };
  server.get(`${REMOTES_PATH}/*`, async ({ url, headers }, reply) => {
    reply.header('cache-control', 'no-store');
    let file: ListedFile | undefined;
    let body: EncodedBody;
    try {
      file = await find(url.split('?', 1)[0] ?? '', headers.cookie ?? '');
      if (!file) return await reply.code(404).send({ message: 'No such file.' });
      const listed = file;
      ({ body } = await cache.get(`${listed.url} ${listed.integrity}`, FOREVER, () => load(listed)));
    } catch (error) {
      warn(
        `A file under ${REMOTES_PATH} cannot be passed on: ${error instanceof Error ? error.message : String(error)}`,
      );
      return reply.code(502).send({ message: 'The host of this remote does not give the file.' });
    }
    const encoding = isCompressible(file.name) ? chooseEncoding(headers['accept-encoding']?.toString()) : 'identity';
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
      .type(TYPES[extname(file.name)] ?? 'application/octet-stream')
      .send(await body.encode(encoding));
  });
};
