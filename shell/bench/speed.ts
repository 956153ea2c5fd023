import { join } from 'node:path';
import { remotes } from 'shared-lib/federation';
import { startTestSite } from 'testing/test-site';
import { findBrowser } from 'tooling/checks/browser';
import { ROOT } from 'tooling/config';
import { buildBaseline } from './bundle/baseline.ts';
import { buildBundle } from './bundle/build.ts';
import { serveBundle, type BundleServer } from './bundle/serve.ts';
import type { BenchOptions } from './options.ts';
import { checksOf } from './page/checks.ts';
import { compare, type Comparison, type PerVariant } from './page/compare.ts';
import { fetchStaticPage, type StaticPage } from './page/static-html.ts';
import { valueLines } from './page/values.ts';
import { checkLines, type TargetCheck } from './targets.ts';

export interface SpeedReport extends Pick<BenchOptions, 'route' | 'viewport' | 'rounds' | 'baseline'> {
  comparison: Comparison;
  checks: TargetCheck[];
}

/** Formats the measurement of a page and its targets as lines to print. */
export const speedLines = ({ route, viewport, rounds, baseline, comparison, checks }: SpeedReport): string[] => [
  `${route} at ${viewport.width}x${viewport.height}: slow 4G (1.6 Mbps, 150 ms), CPU 4x slower, a new browser each time, medians of ${rounds}`,
  '',
  ...valueLines(comparison),
  '',
  ...checkLines(checks),
  '',
  `largest paint, composed: ${comparison.composed.largestName}`,
  `largest paint, static HTML: ${comparison.static.largestName}`,
  `largest paint, one bundle: ${comparison.bundle.largestName}`,
  `chain to it, composed: ${comparison.composed.chain.join(' -> ')}`,
  ...(baseline ? [`baseline bundle: the source of ${baseline} with the packages that are installed now`] : []),
  ...(route === '/' ? [] : ['The targets apply to the home page.']),
];

/** What the composed site is compared with: folders with the files of a bundle. */
const buildBundles = async ({ baseline }: BenchOptions, print: (line: string) => void) => {
  print('building the same source as one bundle');
  const bundle = await buildBundle();
  if (baseline === undefined) return { bundle };
  print(`building the source of ${baseline} as one bundle`);
  return { bundle, baseline: await buildBaseline(baseline) };
};

/**
 * Compares a page of the composed, server-rendered site with the same page as static HTML, with the same source as one
 * client-rendered bundle, and with such a bundle of an older commit.
 */
export const measureSpeed = async (options: BenchOptions, print: (line: string) => void): Promise<SpeedReport> => {
  const { route, viewport, rounds, baseline } = options;
  const browserPath = await findBrowser();
  const folders = await buildBundles(options, print);
  const site = await startTestSite();
  const { apiOrigin, remoteOrigins } = site.config;
  const servers: BundleServer[] = [];
  const serve = async (folder: string, page?: StaticPage): Promise<string> => {
    const server = await serveBundle({ folder, apiOrigin, ...(page ? { page } : {}) });
    servers.push(server);
    return server.origin + route;
  };
  try {
    // As `npm start` runs it: test sites have no page cache.
    const shell = await site.startShell({ PAGE_CACHE_MB: '64' });
    servers.push(shell);
    const composed = shell.origin + route;
    const urls: PerVariant<string> = {
      composed,
      static: await serve(join(ROOT, 'shell/dist/web'), await fetchStaticPage(composed)),
      bundle: await serve(folders.bundle),
      ...(folders.baseline === undefined ? {} : { baseline: await serve(folders.baseline) }),
    };
    const foreignOrigins = Object.values(remotes).flatMap(({ id, mounts }) =>
      mounts.some((mount) => mount === '/' || route.startsWith(mount)) ? [] : [remoteOrigins[id]],
    );
    const comparison = await compare({ browserPath, urls, foreignOrigins, viewport, rounds, print });
    const checks = checksOf(comparison);
    return { route, viewport, rounds, comparison, checks, ...(baseline === undefined ? {} : { baseline }) };
  } finally {
    for (const server of servers) await server.stop();
    await site.stop();
  }
};
