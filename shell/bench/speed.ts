import { remotes } from 'shared-lib/federation';
import { findBrowser } from 'shared-lib/tooling/browser';
import { startTestSite } from 'shared-lib/testing/test-site';
import { buildBundle } from './bundle/build.ts';
import { serveBundle } from './bundle/serve.ts';
import type { Options } from './options.ts';
import { compare, type Comparison } from './page/compare.ts';
import { verdictsOf, type Verdict } from './page/verdicts.ts';
import { table } from 'shared-lib/tooling/table';

export interface SpeedReport {
  route: string;
  viewport: Options['viewport'];
  rounds: number;
  comparison: Comparison;
  verdicts: Verdict[];
}

const cells = ({ what, composed, bundle, ratio, bar, met }: Verdict): string[] => [
  what,
  composed,
  bundle,
  ratio === undefined ? '' : `${ratio.toFixed(2)}x`,
  bar ?? '',
  met === undefined ? '' : met ? 'met' : 'NOT MET',
];

/** Prints what was measured of a page, against what was promised. */
export const speedLines = ({
  route,
  viewport,
  rounds,
  comparison: { composed, bundle },
  verdicts,
}: SpeedReport): string[] => [
  `${route} at ${viewport.width}x${viewport.height}: slow 4G (1.6 Mbps, 150 ms), CPU 4x slower, a new browser each time, medians of ${rounds}`,
  '',
  ...table([['', 'composed', 'one bundle', 'ratio', 'bar', ''], ...verdicts.map(cells)]),
  '',
  `largest paint, composed: ${composed.largestName}`,
  `largest paint, one bundle: ${bundle.largestName}`,
  `chain to it, composed: ${composed.chain.join(' -> ')}`,
  ...(route === '/' ? [] : ['The bars are promises about the home page.']),
];

/** Compares a page of the composed, server-rendered site with the same source as one client-rendered bundle. */
export const measureSpeed = async (
  { route, viewport, rounds }: Options,
  say: (line: string) => void,
): Promise<SpeedReport> => {
  const browserPath = await findBrowser();
  say('building the same source as one bundle');
  const folder = await buildBundle();
  const site = await startTestSite();
  const bundleServer = await serveBundle(folder, site.config.apiOrigin);
  try {
    const addresses = { composed: site.origin + route, bundle: bundleServer.origin + route };
    const foreignOrigins = Object.values(remotes).flatMap(({ id, mounts }) =>
      mounts.some((mount) => mount === '/' || route.startsWith(mount)) ? [] : [site.config.remoteOrigins[id]],
    );
    const comparison = await compare({ browserPath, addresses, foreignOrigins, viewport, rounds, say });
    return { route, viewport, rounds, comparison, verdicts: verdictsOf(comparison) };
  } finally {
    await bundleServer.stop();
    await site.stop();
  }
};
