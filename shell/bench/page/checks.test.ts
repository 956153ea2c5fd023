import { describe, expect, it } from 'vitest';
import { checksOf } from './checks.ts';
import type { Comparison, Measured } from './compare.ts';
import { valueLines } from './values.ts';

const measured = (overrides: Partial<Measured> = {}): Measured => ({
  firstPaint: 500,
  largestPaint: 1000,
  largestName: '/images/hero.png',
  interactive: 2000,
  shift: 0,
  blocked: 100,
  longAfterLoad: 0,
  requests: 10,
  htmlBytes: 25_000,
  scriptRequests: 3,
  scriptBytes: 190_000,
  allScriptBytes: 200_000,
  allBytes: 400_000,
  textLength: 4000,
  chain: ['/', '/images/hero.png'],
  loads: [],
  ...overrides,
});

const comparison = (overrides: Partial<Comparison> = {}): Comparison => ({
  composed: measured(),
  static: measured({ firstPaint: 400, largestPaint: 800, interactive: Number.NaN, scriptBytes: 0 }),
  bundle: measured({ firstPaint: 2000, largestPaint: 4000, interactive: 1900 }),
  foreignBytes: 0,
  ...overrides,
});

const checkNamed = (what: string, given = comparison()) => checksOf(given).find((check) => check.what === what);

describe('the checks of a page', () => {
  it('compare paints with static HTML and with one bundle', () => {
    expect(checkNamed('first contentful paint against static HTML')).toMatchObject({ value: 1.25, verdict: 'NOT MET' });
    expect(checkNamed('largest contentful paint against static HTML')).toMatchObject({ value: 1.25 });
    expect(checkNamed('first contentful paint against one bundle')).toMatchObject({ value: 0.25, verdict: 'met' });
  });

  it('compare the interactive time with the baseline when there is one, and with the bundle otherwise', () => {
    expect(checkNamed('interactive against one bundle')?.verdict).toBe('met');
    const withBaseline = comparison({ baseline: measured({ interactive: 1600 }) });
    expect(checkNamed('interactive against the baseline bundle', withBaseline)).toMatchObject({
      value: 1.25,
      verdict: 'NOT MET',
    });
    expect(checkNamed('interactive against one bundle', withBaseline)).toBeUndefined();
  });

  it('limit the bytes of the page itself', () => {
    expect(checkNamed('JavaScript before interactive, brotli')).toMatchObject({ measured: '190.0 kB', verdict: 'met' });
    const larger = comparison({ composed: measured({ htmlBytes: 32_500, chain: ['/', '/a.js', '/b.js'] }) });
    expect(checkNamed('HTML, brotli', larger)).toMatchObject({ floor: '<= 26.0 kB', verdict: 'NOT MET' });
    expect(checkNamed('chain of requests to the largest paint', larger)?.verdict).toBe('NOT MET');
  });
});

it('shows a column for each variant, without an interactive time for static HTML', () => {
  const lines = valueLines(comparison());
  expect(lines[0]).toMatch(/composed +static HTML +one bundle$/u);
  expect(lines.find((line) => line.startsWith('interactive'))).toMatch(/ 2000 ms +1900 ms$/u);
  expect(valueLines(comparison({ baseline: measured() }))[0]).toMatch(/baseline bundle$/u);
});
