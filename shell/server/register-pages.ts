import type { FastifyInstance, FastifyReply } from 'fastify';
import { chooseEncoding } from './compress.ts';
import { watchContentVersion } from './page-cache/content-version.ts';
import { cacheKeyOf, canonicalUrl } from './page-cache/canonical-url.ts';
import { EncodedBody } from './page-cache/encoded-body.ts';
import { PageCache, type Cacheable } from './page-cache/page-cache.ts';
import { createPageResponse, currentHour, type PageOptions, type PageResponse } from './page-response.ts';
import type { LiveReleases, ReleaseSource } from './registry-watch.ts';
import { contentSecurityPolicy } from './security-headers.ts';

export interface PagesOptions extends PageOptions {
  apiOrigin: string;
  registry: ReleaseSource;
  /** Maximum size of the cache of pages, in bytes; 0 disables it. */
  pageCacheBytes: number;
}

/** Cookies of visitors who get pages of their own: those with a pinned release, and those who agreed to being measured. */
const OWN_PAGE_COOKIE = /(?:^|;\s*)miqyas_(?:pin_\w+|consent)=/u;

interface Redirect extends Cacheable {
  status: number;
  redirect: string;
}
interface Page extends Cacheable {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: EncodedBody;
}
type Result = Redirect | Page;

const isSecure = (origin: string) => origin.startsWith('https://');

const headersOf = (
  page: PageResponse,
  liveReleases: LiveReleases,
  { build, siteOrigin, isDevelopment }: PagesOptions,
): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': page.isShared ? 'no-cache' : 'private, no-cache',
  vary: 'accept-encoding',
  'content-security-policy': contentSecurityPolicy({
    policy: page.policy,
    styleSources: page.styleSources,
    remoteOrigins: [...new Set([...liveReleases.values()].map(({ remote }) => remote.origin))],
    toolSources: build.application.cspSourcesOf(page.tools),
    isSecure: isSecure(siteOrigin),
    isDevelopment,
  }),
  'x-drawn-by': page.renderedBy,
  'x-release': page.release,
  ...(page.status === 503 ? { 'retry-after': '30' } : {}),
});

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

const createPages = (options: PagesOptions) => {
  const { registry, build, siteOrigin, isDevelopment, pageCacheBytes } = options;
  const contentVersion = watchContentVersion(options.apiOrigin);
  const cache = new PageCache<Result>(isDevelopment ? 0 : pageCacheBytes);
  const generationOf = countGenerations();

  const render = async (url: string, cookies: string, version: string | undefined): Promise<Result> => {
    const { liveReleases } = registry;
    const page = await createPageResponse({ url, cookies, liveReleases, contentVersion: version }, options);
    if (page.redirect) return { redirect: page.redirect, status: page.status, isCacheable: false, bytes: 0 };
    const body = new EncodedBody(page.html);
    return {
      status: page.status,
      headers: headersOf(page, liveReleases, options),
      body,
      bytes: body.bytes,
      isCacheable: page.isShared,
    };
  };

  return async (url: string, cookies: string): Promise<Result> => {
    const version = await contentVersion.current();
    const parsed = new URL(url, siteOrigin);
    const area = build.application.areaOf(parsed.pathname);
    const hasOwnPage = version === undefined || area.policy !== 'public' || area.guard || OWN_PAGE_COOKIE.test(cookies);
    if (hasOwnPage || isDevelopment) return render(url, cookies, version);
    const key = cacheKeyOf(canonicalUrl(parsed, registry.liveReleases.get(area.remote)?.current?.pages));
    const state = { generation: `${version} ${generationOf(registry.liveReleases)}`, hour: currentHour() };
    return cache.get(key, state, () => render(url, '', version));
  };
};

const send = async (reply: FastifyReply, result: Result, headers: Record<string, string | string[] | undefined>) => {
  // Slugs may change again. Without `no-cache` two cached redirects could lead to each other.
  if ('redirect' in result) return reply.header('cache-control', 'no-cache').redirect(result.redirect, result.status);
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

/** Serves the pages. Complete public pages are cached, and are the same bytes for every visitor without own cookies. */
export const registerPages = (server: FastifyInstance, options: PagesOptions): void => {
  const pageAt = createPages(options);
  server.get('/*', async ({ url, headers }, reply) => send(reply, await pageAt(url, headers.cookie ?? ''), headers));
};
