import { check, count, kilobytes, ratio, type TargetCheck, type Target } from '../targets.ts';
import type { Comparison } from './compare.ts';

const againstStaticHtml = ({ composed, static: html }: Comparison): Target[] => [
  {
    what: 'first contentful paint against static HTML',
    value: composed.firstPaint / html.firstPaint,
    floor: 1.2,
    goal: 1.1,
    format: ratio,
  },
  {
    what: 'largest contentful paint against static HTML',
    value: composed.largestPaint / html.largestPaint,
    floor: 1.1,
    goal: 0.95,
    format: ratio,
  },
];

const againstBundles = ({ composed, bundle, baseline }: Comparison): Target[] => {
  // Savings that the bundle of today's source shares count only against an older one.
  const [oldest, oldestName] = baseline ? [baseline, 'the baseline bundle'] : [bundle, 'one bundle'];
  return [
    {
      what: `interactive against ${oldestName}`,
      value: composed.interactive / oldest.interactive,
      floor: 1.1,
      goal: 1,
      format: ratio,
    },
    {
      what: 'first contentful paint against one bundle',
      value: composed.firstPaint / bundle.firstPaint,
      floor: 0.33,
      format: ratio,
    },
    {
      what: 'largest contentful paint against one bundle',
      value: composed.largestPaint / bundle.largestPaint,
      floor: 0.4,
      format: ratio,
    },
    {
      what: 'JavaScript before interactive against one bundle',
      value: composed.scriptBytes / bundle.scriptBytes,
      floor: 1.07,
      format: ratio,
    },
  ];
};

const ofThePage = ({ composed, foreignBytes }: Comparison): Target[] => [
  {
    what: 'JavaScript before interactive, brotli',
    value: composed.scriptBytes,
    floor: 195_000,
    goal: 165_000,
    format: kilobytes,
  },
  { what: 'HTML, brotli', value: composed.htmlBytes, floor: 26_000, goal: 22_000, format: kilobytes },
  { what: 'requests for scripts', value: composed.scriptRequests, floor: 8, format: count },
  { what: 'chain of requests to the largest paint', value: composed.chain.length, floor: 2, format: count },
  { what: 'cumulative layout shift', value: composed.shift, floor: 0.02, format: (value) => value.toFixed(3) },
  {
    what: 'tasks over 200 ms after load, machine not slowed',
    value: composed.longAfterLoad,
    floor: 0,
    format: count,
  },
  { what: 'bytes of account and admin', value: foreignBytes, floor: 0, format: count },
];

/** Checks a comparison against the targets, which apply to the home page. */
export const checksOf = (comparison: Comparison): TargetCheck[] =>
  [...againstStaticHtml(comparison), ...againstBundles(comparison), ...ofThePage(comparison)].map(check);
