import type { Comparison } from './compare.ts';

/** One line of the comparison. */
export interface Result {
  metric: string;
  composed: string;
  bundle: string;
  /** composed / bundle */
  ratio?: number;
  /** The target as text; absent for metrics without one. */
  target?: string;
  met?: boolean;
}

const milliseconds = (value: number) => `${Math.round(value)} ms`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const count = (value: number) => String(value);

/** Largest accepted ratio of the composed page to the bundle. */
const MAX_RATIOS = { firstPaint: 0.4, largestPaint: 0.75, interactive: 1.1, scriptBytes: 1.15 } as const;
const MAX_SHIFT = 0.02;
const MAX_CHAIN = 2;
const MAX_SCRIPTS = 8;

type ComparedMetric = keyof typeof MAX_RATIOS;

/** Checks a comparison against the targets, which apply to the home page. */
export const resultsOf = (comparison: Comparison): Result[] => {
  const { composed, bundle, foreignBytes } = comparison;
  const compared = (metric: string, name: ComparedMetric, format: (value: number) => string): Result => {
    const ratio = composed[name] / bundle[name];
    const max = MAX_RATIOS[name];
    return {
      metric,
      composed: format(composed[name]),
      bundle: format(bundle[name]),
      ratio,
      target: `<= ${max}x`,
      met: ratio <= max,
    };
  };
  const limited = (
    metric: string,
    [composedValue, bundleValue]: readonly [number, number],
    max: number,
    format: (value: number) => string,
  ): Result => ({
    metric,
    composed: format(composedValue),
    bundle: format(bundleValue),
    target: `<= ${max}`,
    met: composedValue <= max,
  });
  const informational = (
    metric: string,
    name: 'blocked' | 'allScriptBytes' | 'allBytes' | 'requests',
    format: (value: number) => string,
  ): Result => ({
    metric,
    composed: format(composed[name]),
    bundle: format(bundle[name]),
    ratio: composed[name] / bundle[name],
  });
  return [
    compared('first contentful paint', 'firstPaint', milliseconds),
    compared('largest contentful paint', 'largestPaint', milliseconds),
    compared('interactive (layout and page)', 'interactive', milliseconds),
    compared('JavaScript that the page waits for, brotli', 'scriptBytes', kilobytes),
    informational('JavaScript in total, brotli', 'allScriptBytes', kilobytes),
    informational('bytes in total', 'allBytes', kilobytes),
    informational('requests', 'requests', count),
    limited('requests for scripts', [composed.scriptRequests, bundle.scriptRequests], MAX_SCRIPTS, count),
    limited('chain of requests to the largest paint', [composed.chain.length, bundle.chain.length], MAX_CHAIN, count),
    limited('cumulative layout shift', [composed.shift, bundle.shift], MAX_SHIFT, (value) => value.toFixed(3)),
    informational('total blocking time', 'blocked', milliseconds),
    limited(
      'tasks over 200 ms after load, machine not slowed',
      [composed.longAfterLoad, bundle.longAfterLoad],
      0,
      count,
    ),
    {
      metric: 'bytes of account and admin',
      composed: count(foreignBytes),
      bundle: '',
      target: '0',
      met: foreignBytes === 0,
    },
  ];
};
