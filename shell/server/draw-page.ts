import { randomBytes, randomInt } from 'node:crypto';
import type { Tools } from '../src/analytics/terms.ts';
import type { Boot } from '../src/boot.ts';
import type { RenderedPage } from '../src/render.tsx';
import type { Build } from './application.ts';
import { printDocument } from './html.ts';
import { measuringTerms } from './measuring.ts';
import type { Generation, RemoteReleases } from './registry-watch.ts';
import { forBrowser, type LoadedRelease } from './release.ts';

const DEADLINE_MS = 800;
const MAX_SEED = 1_000_000;

export interface PageOptions {
  build: Build;
  siteOrigin: string;
  siteMode: 'demo' | 'live';
  isDevelopment: boolean;
  say(message: string): void;
}

export interface PageAnswer {
  status: number;
  redirect?: string;
  html: string;
  nonce: string;
  /** How the page came about, for tests and logs. */
  drawnBy: 'server' | 'server-fallback' | 'frame';
  release: string;
  /** Tools that measure and are let in by this page's policy. */
  tools: Tools;
}

interface PageRequest {
  /** Path and query as asked. */
  address: string;
  cookies: string;
  generation: Generation;
}

/** Releases to draw with, best first: the live one, unless this visitor's browser was sent here to leave it. */
const candidates = ({ current, fallback }: RemoteReleases, cookies: string): LoadedRelease[] => {
  const inOrder = [current, fallback].filter((release) => release !== undefined);
  const isPinned = (release: LoadedRelease) =>
    cookies.includes(`miqyas_pin_${release.remote.replace('remote-', '')}=${release.version}`);
  return inOrder.toSorted((a, b) => Number(isPinned(b)) - Number(isPinned(a)));
};

/** Draws a page: with the area's release, else with its last verified one, else the frame for the browser to fill. */
export const drawPage = async (
  { address, cookies, generation }: PageRequest,
  options: PageOptions,
): Promise<PageAnswer> => {
  const { build, siteOrigin, siteMode, isDevelopment, say } = options;
  const { areaOf, renderPage } = build.application;
  const url = new URL(address, siteOrigin);
  const nonce = randomBytes(16).toString('base64');
  const facts = { siteMode, seed: randomInt(MAX_SEED) };
  const area = areaOf(url.pathname);
  const releases = generation.get(area.remote);
  const choices = releases ? candidates(releases, cookies) : [];

  let page: RenderedPage | undefined;
  let used = choices[0];
  if (releases?.remote.ssr && !area.guard)
    for (const choice of choices) {
      if (page || !choice.door) continue;
      try {
        page = await renderPage({ url, nonce, facts, door: choice.door, deadlineMs: DEADLINE_MS });
        used = choice;
      } catch (error) {
        say(`${choice.remote} ${choice.version} could not draw ${url.pathname}: ${String(error)}`);
      }
    }
  const rendered = page !== undefined;
  page ??= await renderPage({ url, nonce, facts, deadlineMs: DEADLINE_MS });

  const release = used && !area.guard ? forBrowser(used) : null;
  const measuring = measuringTerms({
    application: build.application,
    settings: page.analytics,
    cookies,
    pathname: url.pathname,
    say,
  });
  const boot: Boot = {
    ...facts,
    siteOrigin,
    release,
    rendered: rendered && used ? { version: used.version, loaderData: page.loaderData, status: page.status } : null,
    query: page.query,
    measuring,
  };
  const html = printDocument({
    build,
    ...page,
    boot,
    preload: release ? { release, expose: area.expose } : undefined,
    isDevelopment,
  });
  const drawnBy = !rendered ? 'frame' : used === choices[0] ? 'server' : 'server-fallback';
  return {
    status: page.status,
    ...(page.redirect ? { redirect: page.redirect } : {}),
    html,
    nonce,
    drawnBy,
    release: used?.version ?? 'none',
    tools: measuring?.isHere ? measuring.tools : {},
  };
};
