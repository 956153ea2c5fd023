import { createHash, randomBytes } from 'node:crypto';
import { remotes, type Area, type PolicyClass } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import type { AnalyticsTools } from '../src/analytics/analytics-config.ts';
import type { Boot } from '../src/browser/boot.ts';
import type { RenderedPage, RenderRequest } from '../src/server/render.tsx';
import type { Build } from './application.ts';
import { renderDocument } from './document-html.ts';
import { analyticsConfigFor } from './page-analytics.ts';
import type { LiveReleases, RemoteReleases } from './registry-watch.ts';
import type { Log } from './logging.ts';
import type { Metrics } from './metrics/metrics.ts';
import { preloadsOf, toBrowserRelease, type LoadedRelease } from './release.ts';
import { withRequestId } from './request-ids.ts';
import type { Visits } from './beacons/visits.ts';
import { badgeSources, previewBadge } from './previews/preview-html.ts';
import type { ActivePreview } from './previews/previews.ts';
import { needsNonce, styleHashes, styleNonceTag } from './security-headers.ts';

const DATA_DEADLINE_MS = 800;

export interface PageOptions {
  build: Build;
  siteOrigin: string;
  siteMode: 'demo' | 'live';
  isDevelopment: boolean;
  /** The documents that this shell sends, for the reports of their browsers; undefined when they send none. */
  visits?: Pick<Visits, 'serve' | 'report'> | undefined;
  /** Figures of the shell; undefined when nobody reads them. */
  metrics?: Metrics | undefined;
  log: Log;
}

/** A redirect that holds nothing of the request, because requests that arrive together share it. */
export interface PageRedirect {
  to: string;
  /** Whether the query of each request follows `to`: a page that has moved keeps all parameters, also those that it does not read. */
  keepsQuery: boolean;
}

export interface PageResponse {
  status: number;
  redirect?: PageRedirect;
  html: string;
  /** Source expressions of its style elements. */
  styleSources: readonly string[];
  policy: PolicyClass;
  /** Who rendered the page, for tests and logs; `frame`: only the layout, without the remote's content. */
  renderedBy: 'server' | 'server-fallback' | 'frame';
  release: string;
  /** Analytics tools that the policy of this page allows. */
  tools: AnalyticsTools;
  /**
   * Whether the HTML is the same for every visitor without cookies: a complete public page of the live release. The URL of another page
   * may hold a token.
   */
  isShared: boolean;
  /** Whether its URL may hold a token, so that no cache may store the page. */
  mayHoldToken: boolean;
}

/** Everything that a page is rendered from. */
interface PageRequest {
  /** The URL of the page, from `canonicalUrl`. */
  url: URL;
  /** Empty for pages that visitors share. */
  cookies: string;
  /** Hour of `currentHour`. */
  hour: number;
  liveReleases: LiveReleases;
  /** What this visitor alone sees; its live releases are those above. */
  preview?: ActivePreview | undefined;
  /** Version of the public content; undefined while it is unknown. */
  contentVersion?: string | undefined;
  /** Id of the request that renders the page, for logs. */
  requestId: string;
}

/**
 * Seed of what is random on a page. It follows from the URL and the hour, so that the page is the same for everybody within the hour
 * (product.md §1).
 */
const seedOf = (url: URL, hour: number): number =>
  createHash('sha256').update(`${url.pathname}${url.search} ${hour}`).digest().readUIntBE(0, 3);

/** Number of the current hour. */
export const currentHour = (): number => Math.floor(Date.now() / 3_600_000);

/** Releases to render with, best first: the live one, unless a cookie pins the visitor to the other one after a crash. */
export const candidatesFor = ({ current, fallback }: RemoteReleases, cookies: string): LoadedRelease[] => {
  const inOrder = [current, fallback].filter((release) => release !== undefined);
  const isPinned = (release: LoadedRelease) =>
    cookies.includes(`miqyas_pin_${release.remote.replace('remote-', '')}=${release.version}`);
  return inOrder.toSorted((a, b) => Number(isPinned(b)) - Number(isPinned(a)));
};

/** Pages for guests on their way to an account: a link of an e-mail brings its token in their URL, also inside `next`. */
const isOpenAccountPage = ({ policy, guard }: Area): boolean => policy === 'signed-in' && !guard;

/** A nonce allows every style element of the document. */
const styleSourcesOf = (nonce: string | undefined, { styles }: RenderedPage): string[] =>
  nonce === undefined ? styleHashes(styles) : [`'nonce-${nonce}'`];

const isSameForAll = ({ policy }: Area, { isComplete, status }: RenderedPage): boolean =>
  policy === 'public' && isComplete && status === 200;

interface RenderAttempt {
  page: RenderedPage;
  /** The release that rendered the page; undefined when the page is layout and skeleton only. */
  renderedWith: LoadedRelease | undefined;
}

/**
 * Renders in the processes of the first release that does not fail, and is not busy; without one, only layout and skeleton, which the
 * browser completes.
 */
const renderWithFirstUsable = async (
  candidates: readonly LoadedRelease[],
  {
    isServerRendered,
    requestId,
    ...request
  }: Omit<RenderRequest, 'module'> & {
    contentVersion?: string | undefined;
    isServerRendered: boolean;
    requestId: string;
  },
  { build, log }: PageOptions,
): Promise<RenderAttempt> => {
  const { renderPage } = build.application;
  for (const candidate of isServerRendered ? candidates : []) {
    if (!candidate.renderers) continue;
    try {
      const page = await candidate.renderers.render({ ...request, requestId, url: request.url.href });
      return { page, renderedWith: candidate };
    } catch (error) {
      log(`${candidate.remote} ${candidate.version} could not render ${request.url.pathname}: ${String(error)}`, {
        request_id: requestId,
      });
    }
  }
  const page = await withRequestId(requestId, () =>
    renderPage({ ...request, isUnavailable: isServerRendered, requestId }),
  );
  return { page, renderedWith: undefined };
};

const redirectOf = ({ status, redirect = '' }: RenderedPage): PageRedirect =>
  status === 301 ? { to: redirect.split('?')[0] ?? '', keepsQuery: true } : { to: redirect, keepsQuery: false };

/** Creates the response to a page request: rendered with the live release, else the verified one, else layout and skeleton. */
export const createPageResponse = async (
  { url, cookies, hour, liveReleases, preview, contentVersion, requestId }: PageRequest,
  options: PageOptions,
): Promise<PageResponse> => {
  const { build, siteOrigin, siteMode, isDevelopment, visits, log } = options;
  const area = build.application.areaOf(url.pathname);
  const releases = liveReleases.get(area.remote);
  const nonce = needsNonce(area.policy) ? randomBytes(16).toString('base64') : undefined;
  const facts = { siteMode, seed: seedOf(url, hour) };
  const candidates = releases ? candidatesFor(releases, cookies) : [];
  const isServerRendered = (releases?.remote ?? remotes[area.remote]).ssr && !area.guard;

  const { page, renderedWith } = await renderWithFirstUsable(
    candidates,
    { url, nonce, facts, deadlineMs: DATA_DEADLINE_MS, contentVersion, isServerRendered, requestId },
    options,
  );
  const used = renderedWith ?? candidates[0];
  const release = used && !area.guard ? toBrowserRelease(used) : null;
  const analytics = analyticsConfigFor({
    application: build.application,
    settings: page.analyticsSettings,
    cookies,
    pathname: url.pathname,
    log,
  });
  const boot: Boot = {
    ...facts,
    siteOrigin,
    release,
    rendered: renderedWith ? { version: renderedWith.version, loaderData: page.loaderData, status: page.status } : null,
    data: page.data,
    analytics,
  };
  const renderedBy = !renderedWith ? 'frame' : renderedWith === candidates[0] ? 'server' : 'server-fallback';
  return {
    status: page.status,
    ...(page.redirect ? { redirect: redirectOf(page) } : {}),
    html: renderDocument({
      build,
      ...page,
      boot,
      badge: previewBadge(preview, { path: url.pathname, remote: area.remote, release: used?.version }),
      policyTags: styleNonceTag(nonce),
      isLayoutOnly: renderedWith === undefined,
      releases: area.guard ? paths.registry(area.remote) : undefined,
      preloads: used && release ? preloadsOf(used, area.expose, url.pathname) : [],
      // What one visitor sees says nothing about the live release.
      hasBeacon: visits !== undefined && !preview,
      isDevelopment,
    }),
    styleSources: [...styleSourcesOf(nonce, page), ...badgeSources(preview)],
    policy: area.policy,
    renderedBy,
    release: used?.version ?? 'none',
    tools: analytics?.isAllowedHere ? analytics.tools : {},
    mayHoldToken: isOpenAccountPage(area) && url.pathname + url.search !== `/${area.prefix}`,
    isShared: !preview && renderedBy === 'server' && isSameForAll(area, page) && analytics === null,
  };
};
