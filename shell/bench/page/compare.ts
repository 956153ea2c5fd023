import { median } from '../median.ts';
import { figuresOf, longestChain, type Figures } from './figures.ts';
import type { LargestPaint } from './observe.ts';
import { latencyOnly, slow4G, visit, type Conditions, type Visit, type VisitOptions } from './visit.ts';

export const variants = ['composed', 'bundle'] as const;
export type Variant = (typeof variants)[number];

/** The figures of a variant: each the median over its visits. */
export interface Measured extends Figures {
  /** Requests that waited for one another before the largest paint, in a visit with nothing but latency. */
  chain: string[];
  /** Every visit, in the order in which they were made. */
  visits: Figures[];
}

export interface Comparison extends Record<Variant, Measured> {
  /** Bytes of origins that the route has nothing to do with. */
  foreignBytes: number;
}

interface Compared extends Omit<VisitOptions, 'address' | 'conditions'> {
  addresses: Record<Variant, string>;
  /** Hosts whose bytes the page should not need. */
  foreignOrigins: readonly string[];
  rounds: number;
  say: (line: string) => void;
}

const medians = (visits: readonly Figures[]): Figures => {
  const first = visits[0];
  if (!first) throw new Error('nothing was visited');
  const of = (name: Exclude<keyof Figures, 'largestName'>) => median(visits.map((figures) => figures[name]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    largestName: mostCommon(visits.map(({ largestName }) => largestName)),
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

/** The element that most visits of the composed page had as their largest. */
const wantedPaint = (visits: readonly Visit[]): LargestPaint | undefined => {
  const last = visits.flatMap(({ observed }) => observed.largest.at(-1) ?? []);
  const name = mostCommon(last.map((paint) => paint.name));
  return last.find((paint) => paint.name === name);
};

/** Visits both variants in turn, the order reversed every other round, so that a busy moment of the machine hits both. */
export const compare = async ({
  addresses,
  foreignOrigins,
  rounds,
  say,
  ...options
}: Compared): Promise<Comparison> => {
  const visitOne = async (variant: Variant, conditions: Conditions): Promise<Visit> => {
    const made = await visit({ ...options, address: addresses[variant], conditions });
    for (const complaint of made.complaints) say(`${variant}: ${complaint}`);
    return made;
  };
  // What a server does once (compressing, asking the API) is not what a visitor waits for.
  for (const variant of variants) await visitOne(variant, latencyOnly);
  const made: Record<Variant, Visit[]> = { composed: [], bundle: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const variant of round % 2 === 0 ? variants : variants.toReversed())
      made[variant].push(await visitOne(variant, slow4G));
    say(`round ${round + 1} of ${rounds}`);
  }
  const wanted = wantedPaint(made.composed);
  const measure = async (variant: Variant): Promise<Measured> => {
    const visits = made[variant].map(({ observed, requests }) => figuresOf(observed, requests, wanted));
    const plain = await visitOne(variant, latencyOnly);
    const plainFigures = figuresOf(plain.observed, plain.requests, wanted);
    const chain = longestChain(plain.requests, plainFigures.largestPaint).map(({ url }) => url);
    return { ...medians(visits), longAfterLoad: plainFigures.longAfterLoad, chain, visits };
  };
  const foreign = made.composed.map(({ requests }) =>
    requests
      .filter(({ url }) => foreignOrigins.includes(new URL(url).origin))
      .reduce((total, { bytes }) => total + bytes, 0),
  );
  return { composed: await measure('composed'), bundle: await measure('bundle'), foreignBytes: Math.max(...foreign) };
};
