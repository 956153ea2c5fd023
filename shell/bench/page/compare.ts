import { median } from '../median.ts';
import { metricsOf, longestChain, type Metrics } from './metrics.ts';
import type { LargestPaint } from './observe.ts';
import { latencyOnly, slow4G, loadPage, type Conditions, type PageLoad, type PageLoadOptions } from './load-page.ts';

/**
 * What is measured: the composed site, its page as HTML without scripts, today's source as one client-rendered bundle, and, if
 * wanted, the source of an older commit as such a bundle.
 */
const variants = ['composed', 'static', 'bundle', 'baseline'] as const;
type Variant = (typeof variants)[number];

/** One value for each variant; the baseline is optional. */
export interface PerVariant<Value> extends Record<Exclude<Variant, 'baseline'>, Value> {
  baseline?: Value;
}

/** The metrics of a variant: medians of its page loads. */
export interface Measured extends Metrics {
  /** URLs of the longest chain of dependent requests before the largest paint, measured with latency only. */
  chain: string[];
  /** All measured page loads, in order. */
  loads: Metrics[];
}

export interface Comparison extends PerVariant<Measured> {
  /** Bytes from hosts of remotes that the route does not need. */
  foreignBytes: number;
}

interface CompareOptions extends Omit<PageLoadOptions, 'url' | 'conditions'> {
  urls: PerVariant<string>;
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
    htmlBytes: of('htmlBytes'),
    scriptRequests: of('scriptRequests'),
    scriptBytes: of('scriptBytes'),
    allScriptBytes: of('allScriptBytes'),
    allBytes: of('allBytes'),
    textLength: of('textLength'),
  };
};

const mostCommon = (names: readonly string[]): string => {
  const counts = Map.groupBy(names, (name) => name);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '';
};

/** The most common largest element among the loads of the composed page; all variants are compared by it. */
const referencePaint = (loads: readonly PageLoad[]): LargestPaint | undefined => {
  const last = loads.flatMap(({ observed }) => observed.largest.at(-1) ?? []);
  const name = mostCommon(last.map((paint) => paint.name));
  return last.find((paint) => paint.name === name);
};

/** Metrics of all loads of a variant under slow conditions, and of one with latency only. */
const summarize = (
  loads: readonly PageLoad[],
  unthrottled: PageLoad,
  reference: LargestPaint | undefined,
): Measured => {
  const all = loads.map(({ observed, requests }) => metricsOf(observed, requests, reference));
  const { longAfterLoad, largestPaint } = metricsOf(unthrottled.observed, unthrottled.requests, reference);
  const chain = longestChain(unthrottled.requests, largestPaint).map(({ url }) => url);
  return { ...medians(all), longAfterLoad, chain, loads: all };
};

const bytesFrom = (origins: readonly string[], { requests }: PageLoad): number =>
  requests.filter(({ url }) => origins.includes(new URL(url).origin)).reduce((total, { bytes }) => total + bytes, 0);

/** Loads the variants in turns and reverses the order every round, so that a busy moment of the machine affects all. */
export const compare = async ({
  urls,
  foreignOrigins,
  rounds,
  print,
  ...options
}: CompareOptions): Promise<Comparison> => {
  const loadOne = async (variant: Variant, conditions: Conditions): Promise<PageLoad> => {
    const url = urls[variant];
    if (url === undefined) throw new Error(`${variant} has no URL`);
    const load = await loadPage({ ...options, url, conditions, isStatic: variant === 'static' });
    for (const error of load.errors) print(`${variant}: ${error}`);
    return load;
  };
  const measured = variants.filter((variant) => urls[variant] !== undefined);
  // A first load excludes one-time work of the servers (compression, API requests) from the measurement.
  for (const variant of measured) await loadOne(variant, latencyOnly);
  const pageLoads: Record<Variant, PageLoad[]> = { composed: [], static: [], bundle: [], baseline: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const variant of round % 2 === 0 ? measured : measured.toReversed())
      pageLoads[variant].push(await loadOne(variant, slow4G));
    print(`round ${round + 1} of ${rounds}`);
  }
  const reference = referencePaint(pageLoads.composed);
  const measure = async (variant: Variant): Promise<Measured> =>
    summarize(pageLoads[variant], await loadOne(variant, latencyOnly), reference);
  return {
    composed: await measure('composed'),
    static: await measure('static'),
    bundle: await measure('bundle'),
    ...(urls.baseline === undefined ? {} : { baseline: await measure('baseline') }),
    foreignBytes: Math.max(...pageLoads.composed.map((load) => bytesFrom(foreignOrigins, load))),
  };
};
