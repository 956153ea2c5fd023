import { brotliCompressSync, constants } from 'node:zlib';
import { pageLaidOut } from '../harness/lay-out.ts';
import { indexedRoutes } from '../harness/public-routes.ts';
import { expect, pageReady, test } from '../harness/test.ts';

const HTML_BYTES = 26_000;
/** Of the other pages: what they show, without texts of the API that they do not show. */
const PAGE_BYTES = 26_500;
/** A study begins with its verdict: a band with its return on a scale, and four figures. */
const STUDY_BYTES = 27_600;
const SCRIPT_BYTES = 195_000;

/** As the shell compresses a page that many visitors get. */
const compressPage = (html: string): Buffer =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });

test('the home page stays within its budget of bytes', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(compressPage(html).length, 'HTML').toBeLessThanOrEqual(HTML_BYTES);

  const scripts = [...html.matchAll(/<script src="([^"]+)"|<link rel="preload" as="script"[^>]* href="([^"]+)"/g)].map(
    ([, ofShell, ofRemote]) => ofShell ?? ofRemote ?? '',
  );
  expect(scripts, 'React, router, shell, remote entry and exposed module').toHaveLength(5);
  const bodies = await Promise.all(scripts.map(async (url) => (await request.get(url)).body()));
  const sizes = bodies.map((body) => brotliCompressSync(body).length);
  expect(
    sizes.reduce((total, bytes) => total + bytes, 0),
    `scripts: ${sizes.join(', ')}`,
  ).toBeLessThanOrEqual(SCRIPT_BYTES);
  for (const body of bodies) expect(body.toString()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('the HTML of every kind of public page stays within its budget of bytes', async ({ request }) => {
  const routes = indexedRoutes();
  expect(routes).toContain('/tools/feasibility');
  for (const route of routes) {
    const response = await request.get(route);
    expect(response.status(), route).toBe(200);
    const limit = route.startsWith('/studies/') ? STUDY_BYTES : PAGE_BYTES;
    expect.soft(compressPage(await response.text()).length, route).toBeLessThanOrEqual(limit);
  }
});

test('the scripts of the home page wait for its first paint', async ({ page }) => {
  await page.goto('/');
  await pageReady(page);
  const { painted, parsed, requested } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      parsed: navigation instanceof PerformanceNavigationTiming ? navigation.domInteractive : Infinity,
      requested: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });
  // A browser that reports no paint within 500 ms requests them anyway.
  expect(requested).toBeGreaterThanOrEqual(Math.min(painted, parsed + 490));
});

test('a painted background alone does not start the scripts of the home page', async ({ page }) => {
  // The wait for the first content ends by time as well; here no time passes.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.addInitScript(() => {
    /** Gets the paints from the test, as events with their names. */
    window.PerformanceObserver = class extends PerformanceObserver {
      readonly #callback: PerformanceObserverCallback;

      constructor(callback: PerformanceObserverCallback) {
        super(callback);
        this.#callback = callback;
      }

      override observe(options: PerformanceObserverInit) {
        if (options.type !== 'paint') return super.observe(options);
        for (const name of ['first-paint', 'first-contentful-paint'])
          document.addEventListener(name, () => {
            const paints = [new PerformanceMark(name)];
            const getEntriesByName = (wanted: string) => (wanted === name ? paints : []);
            this.#callback({ getEntries: () => paints, getEntriesByType: () => paints, getEntriesByName }, this);
          });
      }
    };
  });
  await page.goto('/');
  const scriptsAfter = (paint: string) =>
    page.evaluate((name) => {
      document.dispatchEvent(new Event(name));
      return document.querySelectorAll('head script[src]').length;
    }, paint);
  expect(await scriptsAfter('first-paint')).toBe(0);
  expect(await scriptsAfter('first-contentful-paint'), 'React, router and the shell').toBe(3);
});

test('all sections of the home page are laid out without an input, in their order', async ({ page }) => {
  await page.addInitScript(() => {
    const order: Element[] = [];
    Object.assign(globalThis, { order });
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target instanceof Element) order.push(target);
    }).observe(document, { attributeFilter: ['data-laid-out'], subtree: true });
  });
  await page.goto('/');
  await pageReady(page);
  await pageLaidOut(page);
  const places = await page.evaluate(() => {
    const sections = [...document.querySelectorAll('[data-late]')];
    return {
      all: sections.map((_, place) => place),
      laidOut: (globalThis as unknown as { order: Element[] }).order.map((section) => sections.indexOf(section)),
    };
  });
  expect(places.laidOut).toEqual(places.all);
});
