import { remotes } from 'shared-lib/federation';
import { findBrowser } from 'tooling/browser';
import { startTestSite } from 'testing/test-site';
import { buildBundle } from './bundle/build.ts';
import { serveBundle } from './bundle/serve.ts';
import type { Options } from './options.ts';
import { compare, type Comparison } from './page/compare.ts';
import { resultsOf, type Result } from './page/results.ts';
import { table } from 'tooling/table';

export interface SpeedReport {
  route: string;
  viewport: Options['viewport'];
  rounds: number;
  comparison: Comparison;
  results: Result[];
}

const cells = ({ metric, composed, bundle, ratio, target, met }: Result): string[] => [
  metric,
  composed,
  bundle,
  ratio === undefined ? '' : `${ratio.toFixed(2)}x`,
  target ?? '',
  met === undefined ? '' : met ? 'met' : 'NOT MET',
];

/** Formats the measurement of a page and its targets as lines to print. */
export const speedLines = ({
  route,
  viewport,
  rounds,
  comparison: { composed, bundle },
  results,
}: SpeedReport): string[] => [
  `${route} at ${viewport.width}x${viewport.height}: slow 4G (1.6 Mbps, 150 ms), CPU 4x slower, a new browser each time, medians of ${rounds}`,
  '',
  ...table([['', 'composed', 'one bundle', 'ratio', 'target', ''], ...results.map(cells)]),
  '',
  `largest paint, composed: ${composed.largestName}`,
  `largest paint, one bundle: ${bundle.largestName}`,
  `chain to it, composed: ${composed.chain.join(' -> ')}`,
  ...(route === '/' ? [] : ['The targets apply to the home page.']),
];

/** Compares a page of the composed, server-rendered site with the same source as one client-rendered bundle. */
export const measureSpeed = async (
  { route, viewport, rounds }: Options,
  print: (line: string) => void,
): Promise<SpeedReport> => {
  const browserPath = await findBrowser();
  print('building the same source as one bundle');
  const folder = await buildBundle();
  const site = await startTestSite();
  const bundleServer = await serveBundle(folder, site.config.apiOrigin);
  try {
    const urls = { composed: site.origin + route, bundle: bundleServer.origin + route };
    const foreignOrigins = Object.values(remotes).flatMap(({ id, mounts }) =>
      mounts.some((mount) => mount === '/' || route.startsWith(mount)) ? [] : [site.config.remoteOrigins[id]],
    );
    const comparison = await compare({ browserPath, urls, foreignOrigins, viewport, rounds, print });
    return { route, viewport, rounds, comparison, results: resultsOf(comparison) };
  } finally {
    await bundleServer.stop();
    await site.stop();
  }
};
