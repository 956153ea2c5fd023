import type { Comparison } from './compare.ts';

/** One line of the comparison. */
export interface Verdict {
  what: string;
  composed: string;
  bundle: string;
  /** composed / bundle */
  ratio?: number;
  /** What was promised, in words. */
  bar?: string;
  met?: boolean;
}

const milliseconds = (value: number) => `${Math.round(value)} ms`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const plain = (value: number) => String(value);

/** Most that the composed page may take of what the bundle takes. */
const RATIO_BARS = { firstPaint: 0.4, largestPaint: 0.75, interactive: 1.1, scriptBytes: 1.15 } as const;
const MOST_SHIFT = 0.02;
const LONGEST_CHAIN = 2;
const MOST_SCRIPTS = 8;

type Ratioed = keyof typeof RATIO_BARS;

/** What the bars say of a comparison; they are about the home page. */
export const verdictsOf = (comparison: Comparison): Verdict[] => {
  const { composed, bundle, foreignBytes } = comparison;
  const ratioed = (what: string, name: Ratioed, print: (value: number) => string): Verdict => {
    const ratio = composed[name] / bundle[name];
    const most = RATIO_BARS[name];
    return {
      what,
      composed: print(composed[name]),
      bundle: print(bundle[name]),
      ratio,
      bar: `<= ${most}x`,
      met: ratio <= most,
    };
  };
  const limited = (
    what: string,
    [ours, theirs]: readonly [number, number],
    most: number,
    print: (value: number) => string,
  ): Verdict => ({
    what,
    composed: print(ours),
    bundle: print(theirs),
    bar: `<= ${most}`,
    met: ours <= most,
  });
  const told = (
    what: string,
    name: 'blocked' | 'allScriptBytes' | 'allBytes' | 'requests',
    print: (value: number) => string,
  ): Verdict => ({
    what,
    composed: print(composed[name]),
    bundle: print(bundle[name]),
    ratio: composed[name] / bundle[name],
  });
  return [
    ratioed('first contentful paint', 'firstPaint', milliseconds),
    ratioed('largest contentful paint', 'largestPaint', milliseconds),
    ratioed('interactive (frame and page)', 'interactive', milliseconds),
    ratioed('JavaScript that the page waits for, brotli', 'scriptBytes', kilobytes),
    told('JavaScript of the visit, brotli', 'allScriptBytes', kilobytes),
    told('bytes of the visit', 'allBytes', kilobytes),
    told('requests', 'requests', plain),
    limited('requests for scripts', [composed.scriptRequests, bundle.scriptRequests], MOST_SCRIPTS, plain),
    limited(
      'chain of requests to the largest paint',
      [composed.chain.length, bundle.chain.length],
      LONGEST_CHAIN,
      plain,
    ),
    limited('cumulative layout shift', [composed.shift, bundle.shift], MOST_SHIFT, (value) => value.toFixed(3)),
    told('total blocking time', 'blocked', milliseconds),
    limited(
      'tasks over 200 ms after load, machine not slowed',
      [composed.longAfterLoad, bundle.longAfterLoad],
      0,
      plain,
    ),
    {
      what: 'bytes of account and admin',
      composed: plain(foreignBytes),
      bundle: '',
      bar: '0',
      met: foreignBytes === 0,
    },
  ];
};
