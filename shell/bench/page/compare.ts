import { median } from '../median.ts';
import { metricsOf, longestChain, type Metrics } from './metrics.ts';
import type { LargestPaint } from './observe.ts';
import { latencyOnly, slow4G, loadPage, type Conditions, type PageLoad, type PageLoadOptions } from './load-page.ts';

export const variants = ['composed', 'bundle'] as const;
export type Variant = (typeof variants)[number];

/** The metrics of a variant: medians of its page loads. */
export interface Measured extends Metrics {
  /** URLs of the longest chain of dependent requests before the largest paint, measured with latency only. */
  chain: string[];
  /** All measured page loads, in order. */
  loads: Metrics[];
}

export interface Comparison extends Record<Variant, Measured> {
  /** Bytes from hosts of remotes that the route does not need. */
  foreignBytes: number;
}

interface CompareOptions extends Omit<PageLoadOptions, 'url' | 'conditions'> {
  urls: Record<Variant, string>;
  /** Origins of the remotes that the page does not need. */
  foreignOrigins: readonly string[];
  rounds: number;
  print: (line: string) => void;
}

const medians = (loads: readonly Metrics[]): Metrics => {
  const first = loads[0];
  if (!first) throw new Error('no page was loaded');
  const of = (name: Exclude<keyof Metrics, 'largestName'>) => median(loads.map((metrics) => metrics[name]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    largestName: mostCommon(loads.map(({ largestName }) => largestName)),
    interactive: of('interactive'),
    shift: of('shift'),
    blocked: of('blocked'),
    longAfterLoad: of('longAfterLoad'),
    requests: of('requests'),
    scriptRequests: of('scriptRequests'),
    scriptBytes: of('scriptBytes'),
    allScriptBytes: of('allScriptBytes'),
    allBytes: of('allBytes'),
  };
};

const mostCommon = (names: readonly string[]): string => {
  const counts = Map.groupBy(names, (name) => name);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '';
};

/** The most common largest element among the loads of the composed page; both variants are compared by it. */
const referencePaint = (loads: readonly PageLoad[]): LargestPaint | undefined => {
  const last = loads.flatMap(({ observed }) => observed.largest.at(-1) ?? []);
  const name = mostCommon(last.map((paint) => paint.name));
  return last.find((paint) => paint.name === name);
};

/** Loads both variants alternately and reverses the order every round, so that a busy moment of the machine affects both. */
export const compare = async ({
  urls,
  foreignOrigins,
  rounds,
  print,
  ...options
}: CompareOptions): Promise<Comparison> => {
  const loadOne = async (variant: Variant, conditions: Conditions): Promise<PageLoad> => {
    const load = await loadPage({ ...options, url: urls[variant], conditions });
    for (const error of load.errors) print(`${variant}: ${error}`);
    return load;
  };
  // A first load excludes one-time work of the servers (compression, API requests) from the measurement.
  for (const variant of variants) await loadOne(variant, latencyOnly);
  const pageLoads: Record<Variant, PageLoad[]> = { composed: [], bundle: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const variant of round % 2 === 0 ? variants : variants.toReversed())
      pageLoads[variant].push(await loadOne(variant, slow4G));
    print(`round ${round + 1} of ${rounds}`);
  }
  const reference = referencePaint(pageLoads.composed);
  const measure = async (variant: Variant): Promise<Measured> => {
    const loads = pageLoads[variant].map(({ observed, requests }) => metricsOf(observed, requests, reference));
    const unthrottled = await loadOne(variant, latencyOnly);
    const unthrottledMetrics = metricsOf(unthrottled.observed, unthrottled.requests, reference);
    const chain = longestChain(unthrottled.requests, unthrottledMetrics.largestPaint).map(({ url }) => url);
    return { ...medians(loads), longAfterLoad: unthrottledMetrics.longAfterLoad, chain, loads };
  };
  const foreign = pageLoads.composed.map(({ requests }) =>
    requests
      .filter(({ url }) => foreignOrigins.includes(new URL(url).origin))
      .reduce((total, { bytes }) => total + bytes, 0),
  );
  return { composed: await measure('composed'), bundle: await measure('bundle'), foreignBytes: Math.max(...foreign) };
};
