import { randomBytes, randomInt } from 'node:crypto';
import type { PolicyClass } from 'shared-lib/federation';
import type { AnalyticsTools } from '../src/analytics/analytics-config.ts';
import type { Boot } from '../src/browser/boot.ts';
import type { RenderedPage, RenderRequest } from '../src/server/render.tsx';
import type { Build } from './application.ts';
import { renderDocument } from './document-html.ts';
import { analyticsConfigFor } from './page-analytics.ts';
import type { LiveReleases, RemoteReleases } from './registry-watch.ts';
import { toBrowserRelease, type LoadedRelease } from './release.ts';
import { styleNonceTag } from './security-headers.ts';

const DATA_DEADLINE_MS = 800;
const MAX_SEED = 1_000_000;

export interface PageOptions {
  build: Build;
  siteOrigin: string;
  siteMode: 'demo' | 'live';
  isDevelopment: boolean;
  log(message: string): void;
}

export interface PageResponse {
  status: number;
  redirect?: string;
  html: string;
  nonce: string;
  policy: PolicyClass;
  /** Value of the header `x-drawn-by`, for tests and logs. `frame` is a page without the remote's content. */
  renderedBy: 'server' | 'server-fallback' | 'frame';
  release: string;
  /** Analytics tools that the policy of this page allows. */
  tools: AnalyticsTools;
}

interface PageRequest {
  /** Path and query of the request. */
  url: string;
  cookies: string;
  liveReleases: LiveReleases;
}

/** Releases to render with, best first: the live one, unless a cookie pins the visitor to the other one after a crash. */
const candidatesFor = ({ current, fallback }: RemoteReleases, cookies: string): LoadedRelease[] => {
  const inOrder = [current, fallback].filter((release) => release !== undefined);
  const isPinned = (release: LoadedRelease) =>
    cookies.includes(`miqyas_pin_${release.remote.replace('remote-', '')}=${release.version}`);
  return inOrder.toSorted((a, b) => Number(isPinned(b)) - Number(isPinned(a)));
};

interface RenderAttempt {
  page: RenderedPage;
  /** The release that rendered the page; undefined when the page is layout and skeleton only. */
  renderedWith: LoadedRelease | undefined;
}

/** Renders in the processes of the first release that does not fail; without one, only layout and skeleton, which the browser completes. */
const renderWithFirstUsable = async (
  candidates: readonly LoadedRelease[],
  request: Omit<RenderRequest, 'module'>,
  { build, log }: PageOptions,
): Promise<RenderAttempt> => {
  const { renderPage } = build.application;
  for (const candidate of candidates) {
    if (!candidate.renderers) continue;
    try {
      const page = await candidate.renderers.render({ ...request, url: request.url.href });
      return { page, renderedWith: candidate };
    } catch (error) {
      log(`${candidate.remote} ${candidate.version} could not render ${request.url.pathname}: ${String(error)}`);
    }
  }
  return { page: await renderPage(request), renderedWith: undefined };
};

/** Creates the response to a page request: rendered with the live release, else the verified one, else layout and skeleton. */
export const createPageResponse = async (
  { url: requestUrl, cookies, liveReleases }: PageRequest,
  options: PageOptions,
): Promise<PageResponse> => {
  const { build, siteOrigin, siteMode, isDevelopment, log } = options;
  const url = new URL(requestUrl, siteOrigin);
  const nonce = randomBytes(16).toString('base64');
  const facts = { siteMode, seed: randomInt(MAX_SEED) };
  const area = build.application.areaOf(url.pathname);
  const releases = liveReleases.get(area.remote);
  const candidates = releases ? candidatesFor(releases, cookies) : [];
  const isServerRendered = releases?.remote.ssr && !area.guard;

  const { page, renderedWith } = await renderWithFirstUsable(
    isServerRendered ? candidates : [],
    { url, nonce, facts, deadlineMs: DATA_DEADLINE_MS },
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
    query: page.query,
    analytics,
  };
  return {
    status: page.status,
    ...(page.redirect ? { redirect: page.redirect } : {}),
    html: renderDocument({
      build,
      ...page,
      boot,
      policyTags: styleNonceTag(area.policy, nonce),
      preload: release ? { release, expose: area.expose } : undefined,
      isDevelopment,
    }),
    nonce,
    policy: area.policy,
    renderedBy: !renderedWith ? 'frame' : renderedWith === candidates[0] ? 'server' : 'server-fallback',
    release: used?.version ?? 'none',
    tools: analytics?.isAllowedHere ? analytics.tools : {},
  };
};
