import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageAt as listedPageAt } from 'shared-lib/federation';
import { paths, siteUrl } from 'shared-lib/paths';
import { chooseEncoding } from './compress.ts';
import { watchContentVersion } from './page-cache/content-version.ts';
import { canonicalUrl } from './page-cache/canonical-url.ts';
import { EncodedBody } from './page-cache/encoded-body.ts';
import { PageCache, type Cacheable } from './page-cache/page-cache.ts';
import {
  createPageResponse,
  currentHour,
  type PageOptions,
  type PageRedirect,
  type PageResponse,
} from './page-response.ts';
import type { ActivePreview, Previews } from './previews/previews.ts';
import type { LiveReleases, ReleaseSource } from './registry-watch.ts';
import { correctedPath, openPages } from './page-path.ts';
import { contentSecurityPolicy } from './security-headers.ts';

export interface PagesOptions extends PageOptions {
  apiOrigin: string;
  registry: ReleaseSource;
  /** Releases that single visitors see before they are live. */
  previews?: Pick<Previews, 'of' | 'open'> | undefined;
  /** Maximum size of the cache of pages, in bytes; 0 disables it. */
  pageCacheBytes: number;
}

/** Cookies of visitors who get pages of their own: with a pinned release or a preview, and those who agreed to being measured. */
const OWN_PAGE_COOKIE = /(?:^|;\s*)miqyas_(?:pin_\w+|preview|consent)=/u;

interface Redirect extends Cacheable {
  status: number;
  redirect: PageRedirect;
}
interface Page extends Cacheable {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: EncodedBody;
}
type Result = Redirect | Page;

const MOVED_PERMANENTLY = 301;
const SERVICE_UNAVAILABLE = 503;

const redirectTo = (redirect: PageRedirect, status: number): Redirect => ({
  redirect,
  status,
  isCacheable: false,
  bytes: 0,
});

const isSecure = (origin: string) => origin.startsWith('https://');

/**
 * Origins of the hosts from which browsers load releases, also of one from which a release in use came before its remote moved. Remotes
 * under the origin of the site need none.
 */
const originsOf = (liveReleases: LiveReleases, siteOrigin: string): string[] => {
  const origins = [...liveReleases.values()].flatMap(({ remote, current, fallback }) => [
    ...(remote.path === undefined ? [remote.origin] : []),
    ...[current, fallback].flatMap((release) => (release ? [new URL(release.base).origin] : [])),
  ]);
  return [...new Set(origins)].filter((origin) => origin !== siteOrigin);
};

const cachingOf = ({ status, isShared, mayHoldToken }: PageResponse): string => {
  if (status === SERVICE_UNAVAILABLE || mayHoldToken) return 'no-store';
  return isShared ? 'no-cache' : 'private, no-cache';
};

const headersOf = (
  page: PageResponse,
  liveReleases: LiveReleases,
  { build, siteOrigin, isDevelopment }: PagesOptions,
): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': cachingOf(page),
  vary: 'accept-encoding',
  'content-security-policy': contentSecurityPolicy({
    policy: page.policy,
    styleSources: page.styleSources,
    remoteOrigins: originsOf(liveReleases, siteOrigin),
    toolSources: build.application.cspSourcesOf(page.tools),
    isSecure: isSecure(siteOrigin),
    isDevelopment,
  }),
  'x-rendered-by': page.renderedBy,
  // The former name, which older tools read.
  'x-drawn-by': page.renderedBy,
  'x-release': page.release,
  ...(page.status === SERVICE_UNAVAILABLE ? { 'retry-after': '30' } : {}),
});

/** The query of a request with its question mark; empty without one. */
const queryOf = (url: string): string => url.slice(url.split('?', 1)[0]?.length);

/** A number that changes with the releases. The map is replaced as a whole when they change. */
const countGenerations = () => {
  let last: LiveReleases | undefined;
  let count = 0;
  return (liveReleases: LiveReleases): number => {
    if (liveReleases !== last) count += 1;
    last = liveReleases;
    return count;
  };
};

/** Who asks for a page. */
interface Visitor {
  cookies: string;
  preview: ActivePreview | undefined;
  requestId: string;
}

const createPages = (options: PagesOptions) => {
  const { registry, build, siteOrigin, isDevelopment, pageCacheBytes, metrics } = options;
  const contentVersion = watchContentVersion(options.apiOrigin);
  const cache = new PageCache<Result>(isDevelopment ? 0 : pageCacheBytes, (result) => metrics?.cacheLookup(result));
  const generationOf = countGenerations();

  const render = async (request: Parameters<typeof createPageResponse>[0]): Promise<Result> => {
    const { liveReleases } = request;
    const startedAt = performance.now();
    const page = await createPageResponse(request, options);
    const { remote } = build.application.areaOf(request.url.pathname);
    if (page.renderedBy !== 'frame' && !request.preview)
      metrics?.rendered(remote, page.release, performance.now() - startedAt);
    if (page.redirect) return redirectTo(page.redirect, page.status);
    const body = new EncodedBody(page.html);
    return {
      status: page.status,
      headers: headersOf(page, liveReleases, options),
      body,
      bytes: body.bytes,
      isCacheable: page.isShared,
    };
  };

  return async (path: string, { cookies, preview, requestId }: Visitor): Promise<Result> => {
    const version = await contentVersion.current();
    const { liveReleases } = preview ?? registry;
    const area = build.application.areaOf(siteUrl(siteOrigin, path).pathname);
    const url = canonicalUrl(siteOrigin, path, liveReleases.get(area.remote)?.current?.pages);
    const hour = currentHour();
    const request = { url, hour, liveReleases, contentVersion: version, requestId };
    const hasOwnPage = version === undefined || area.policy !== 'public' || area.guard || OWN_PAGE_COOKIE.test(cookies);
    if (hasOwnPage || preview || isDevelopment) return render({ ...request, cookies, preview });
    const state = { generation: `${version} ${generationOf(liveReleases)}`, hour };
    return cache.get(url.href, state, () => render({ ...request, cookies: '' }));
  };
};

const send = async (reply: FastifyReply, result: Result, { url, headers }: FastifyRequest) => {
  if ('redirect' in result) {
    const { to, keepsQuery } = result.redirect;
    // Slugs may change again. Without `no-cache` two cached redirects could lead to each other.
    return reply.header('cache-control', 'no-cache').redirect(keepsQuery ? to + queryOf(url) : to, result.status);
  }
  const { status, body, isCacheable } = result;
  reply.headers(result.headers);
  if (isCacheable) {
    reply.header('etag', body.etag);
    if (String(headers['if-none-match']).includes(body.etag)) return reply.code(304).send();
  }
  const accepted = headers['accept-encoding'];
  const encoding = chooseEncoding(typeof accepted === 'string' ? accepted : undefined);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).send(await body.encode(encoding));
};

/** Pages of the shell itself: how they fare says nothing about the release of their area. */
const SHELL_PAGES = new Set([paths.debug(), `${paths.debug()}/remotes`, paths.admin.releases()]);

/** Notes what is sent, for the log, and remembers a document, so that the report of its browser can count. */
const noteSent = (
  { visits, build, siteOrigin, registry }: PagesOptions,
  request: FastifyRequest,
  result: Result,
  preview: ActivePreview | undefined,
) => {
  const { 'x-release': version, 'x-rendered-by': renderedBy = '' } = 'headers' in result ? result.headers : {};
  if (version === undefined) return;
  const path = request.url.split('?', 1)[0] ?? '/';
  const { pathname } = siteUrl(siteOrigin, path);
  const { id, remote } = build.application.areaOf(pathname);
  const pages = (preview ?? registry).liveReleases.get(remote)?.current?.pages;
  const page = result.status === 200 ? ((pages && listedPageAt(pages, pathname)?.path) ?? id) : `${result.status}`;
  request.sentPage = {
    remote,
    page,
    release: version,
    rendered_by: renderedBy,
    ...(preview ? { is_preview: true } : {}),
  };
  if (request.method === 'GET' && !preview && !SHELL_PAGES.has(pathname))
    visits?.serve({ address: request.ip, path, page, remote, version });
};

/** Serves the pages. Complete public pages are cached, and are the same bytes for every visitor without own cookies. */
export const registerPages = (server: FastifyInstance, options: PagesOptions): void => {
  const pageAt = createPages(options);
  server.get('/*', async (request, reply) => {
    const { url, headers } = request;
    const cookies = headers.cookie ?? '';
    const preview = await options.previews?.of(cookies);
    const { liveReleases } = preview ?? options.registry;
    const corrected = correctedPath(url.split('?', 1)[0] ?? '/', openPages(liveReleases));
    if (corrected !== undefined)
      return send(reply, redirectTo({ to: corrected, keepsQuery: true }, MOVED_PERMANENTLY), request);
    const result = await pageAt(url, { cookies, preview, requestId: request.id });
    noteSent(options, request, result, preview);
    return send(reply, result, request);
  });
};
