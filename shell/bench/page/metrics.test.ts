import { describe, expect, it } from 'vitest';
import { blockedTime, metricsOf, layoutShift, longestChain } from './metrics.ts';
import type { Observed } from './observe.ts';
import type { PageRequest } from './requests.ts';

const SITE = 'http://localhost:3000';
const HERO = '/images/hero.png?width=1440';

const request = (path: string, start: number, end: number, overrides: Partial<PageRequest> = {}): PageRequest => ({
  url: SITE + path,
  isScript: false,
  start,
  end,
  bytes: 1000,
  ...overrides,
});

const observed = (overrides: Partial<Observed> = {}): Observed => ({
  timeOrigin: 0,
  firstPaint: 400,
  largest: [{ at: 400, name: '<h1> مقياس', isPicture: false }],
  marks: { 'layout-hydrated': 900, 'page-ready': 1100 },
  shifts: [],
  longTasks: [],
  textLength: 5000,
  load: 800,
  url: `${SITE}/`,
  ...overrides,
});

describe('layout shift', () => {
  it('is the largest session window, not the sum of all shifts', () => {
    const shifts = [
      { at: 100, value: 0.01 },
      { at: 600, value: 0.02 },
      { at: 5000, value: 0.005 },
    ];
    expect(layoutShift(shifts)).toBeCloseTo(0.03);
    expect(layoutShift([])).toBe(0);
  });

  it('ends a window after five seconds of shifts without a pause', () => {
    const shifts = Array.from({ length: 12 }, (_, index) => ({ at: index * 500, value: 0.01 }));
    expect(layoutShift(shifts)).toBeCloseTo(0.1);
  });
});

describe('blocking time', () => {
  it('counts the time of a task beyond 50 ms, after the first paint only', () => {
    expect(blockedTime([{ start: 1000, duration: 200 }], 400)).toBe(150);
    expect(blockedTime([{ start: 1000, duration: 40 }], 400)).toBe(0);
    expect(blockedTime([{ start: 300, duration: 200 }], 400)).toBe(100);
    expect(blockedTime([{ start: 0, duration: 300 }], 400)).toBe(0);
  });
});

describe('the longest chain', () => {
  it('follows dependent requests up to the given time', () => {
    const requests = [
      request('/', 0, 150),
      request('/app.js', 160, 310),
      request('/logo.svg', 160, 320),
      request('/api', 330, 480),
      request('/late.js', 500, 900),
    ];
    const chain = longestChain(requests, 600).map(({ url }) => url.replace(SITE, ''));
    expect(chain).toHaveLength(3);
    expect(chain[0]).toBe('/');
    expect(chain.at(-1)).toBe('/api');
  });

  it('ignores a request that never ended', () => {
    expect(longestChain([request('/', 0, 150), request('/hung', 160, Number.NaN)], 1000)).toHaveLength(1);
  });
});

describe('metricsOf', () => {
  it('counts as interactive when layout and page are, and counts the scripts that this needs', () => {
    const scripts = [
      request('/app.js', 160, 700, { isScript: true, bytes: 150_000 }),
      request('/axios.js', 910, 1050, { isScript: true, bytes: 20_000 }),
      { ...request('', 950, 1080, { isScript: true, bytes: 5000 }), url: 'http://localhost:3001/about.js' },
      { ...request('', 1150, 1300, { isScript: true, bytes: 700 }), url: 'http://localhost:3001/later.js' },
    ];
    const metrics = metricsOf(observed(), [request('/', 0, 150), ...scripts]);
    expect(metrics).toMatchObject({
      interactive: 1100,
      requests: 5,
      scriptRequests: 4,
      scriptBytes: 155_000,
      allScriptBytes: 175_700,
    });
  });

  it('knows the mark that older commits set when the layout has hydrated', () => {
    const marks = { 'frame-hydrated': 900, 'page-ready': 700 };
    const scripts = [
      request('/app.js', 160, 700, { isScript: true, bytes: 150_000 }),
      request('/axios.js', 910, 1050, { isScript: true, bytes: 20_000 }),
    ];
    expect(metricsOf(observed({ marks }), scripts)).toMatchObject({ interactive: 900, scriptBytes: 150_000 });
  });

  it('has the size of the document, and no interactive time for a page without scripts', () => {
    const requests = [request('/logo.svg', 160, 320), request('/', 0, 150, { bytes: 26_000 })];
    const metrics = metricsOf(observed({ marks: {} }), requests);
    expect(metrics).toMatchObject({ htmlBytes: 26_000, scriptBytes: 0 });
    expect(metrics.interactive).toBeNaN();
  });

  it('uses the paint of the reference image when Chromium reports it', () => {
    const largest = [
      { at: 400, name: '<h1> مقياس', isPicture: false },
      { at: 950, name: HERO, isPicture: true },
      { at: 1200, name: '/images/other.png', isPicture: true },
    ];
    const metrics = metricsOf(observed({ largest }), [request(HERO, 200, 900)], { at: 0, name: HERO, isPicture: true });
    expect(metrics).toMatchObject({ largestPaint: 950, largestName: HERO });
  });

  it('uses the end of the image download when Chromium reports no paint, and notes that in the name', () => {
    const metrics = metricsOf(observed(), [request(HERO, 1200, 1810)], { at: 0, name: HERO, isPicture: true });
    expect(metrics.largestPaint).toBe(1810);
    expect(metrics.largestName).toContain('end of its load');
  });

  it('falls back to the largest paint of the page load itself', () => {
    expect(metricsOf(observed(), [], { at: 0, name: HERO, isPicture: true })).toMatchObject({
      largestPaint: 400,
      largestName: '<h1> مقياس',
    });
  });
});
