import type { Page } from 'playwright/test';
import { twoAnimationFrames } from '../harness/animation-frames.ts';
import { expectAccessibleAsItIs } from '../harness/axe.ts';
import { pageLaidOut } from '../harness/lay-out.ts';
import { expect, pageReady, test } from '../harness/test.ts';
import { serveInTwoParts } from '../harness/two-parts.ts';
import { emptyPlaces, graphics, unreadable } from '../harness/whole-picture.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const { width, height } of sizes)
  test(`the gauge of the home page is in a picture of the whole page at ${width} pixels, without an input`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await pageReady(page);
    await pageLaidOut(page);
    await expect(page.getByRole('img', { name: /^عمود المقياس/ })).toBeAttached();
    const places = (await page.evaluate(graphics)).filter(({ name }) => name.startsWith('عمود المقياس'));
    expect(places).toHaveLength(1);
    expect(await emptyPlaces(page, places)).toEqual([]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

/** Runs in the page: how much higher an element makes the place that was reserved for it before it loaded, in px. */
const beyondReservedPlace = (element: Element): number => {
  const reservedHeight = (place: Element) => Number.parseFloat(getComputedStyle(place).minBlockSize);
  let place = element.parentElement;
  while (place && !(reservedHeight(place) > window.innerWidth / 4 && place.matches('section div')))
    place = place.parentElement;
  if (!place) throw new Error('no place is reserved');
  return Math.round(place.getBoundingClientRect().height - reservedHeight(place));
};

for (const width of [320, 390, 480, 600, 800, 900, 1024, 1440])
  test(`the gauge of the home page takes the place that is reserved for it at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const instrument = page.getByRole('img', { name: /^عمود المقياس/ });
    await expect(instrument).toBeAttached();
    expect(await instrument.evaluate(beyondReservedPlace)).toBe(0);
  });

test('a link to a place in a page leads there while the page is laid out', async ({ page }) => {
  for (const { width, height } of sizes)
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto('/#about');
      await pageReady(page);
      await pageLaidOut(page);
      await twoAnimationFrames(page);
      const top = await page.locator('#about').evaluate((section) => section.getBoundingClientRect().top);
      expect(Math.abs(top)).toBeLessThan(120);
    });
});

test('the pictures of the second screen load without an input, those far below do not', async ({ page }) => {
  await page.goto('/');
  await pageReady(page);
  await pageLaidOut(page);
  await expect(page.locator('#services').locator('img').first()).toBeAttached();
  const loaded = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('main img'), (image) => image.getBoundingClientRect().top).filter(
        (top) => top > 2 * window.innerHeight,
      ),
    );
  expect(await loaded()).toEqual([]);
});

test('a page that is loaded in a hidden tab is whole before it is shown', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    // A hidden tab has neither.
    window.requestAnimationFrame = () => 0;
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/studies/dates-factory');
  await pageReady(page);
  await pageLaidOut(page);
  expect(await page.evaluate(unreadable)).toEqual([]);
});

test('a page whose scripts do not arrive is whole', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/studies/dates-factory');
  await pageLaidOut(page);
  expect(await page.evaluate(unreadable)).toEqual([]);
});

test('a page that is printed while its scripts load is whole', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/studies/dates-factory', PARSED);
  await expect(page.locator('html')).not.toHaveAttribute('data-settled');
  await page.emulateMedia({ media: 'print' });
  const skipped = () =>
    [...document.querySelectorAll('[data-late]')].filter(
      (section) => getComputedStyle(section).contentVisibility !== 'visible',
    ).length;
  expect(await page.evaluate(skipped)).toBe(0);
});

/** The `load` event waits for the scripts. */
const PARSED = { waitUntil: 'domcontentloaded' } as const;

/** Opens pages whose scripts never arrive, in no time: they stay as they are first painted. */
const holdScripts = async (page: Page): Promise<void> => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.route('**/*.js', () => undefined);
};

/** As the scripts do. */
const layOut = (page: Page) => page.evaluate(() => document.documentElement.toggleAttribute('data-settled', true));

// What lies below its end is not shown.
test('before the scripts arrive, the skipped footer is at least as high as its content', async ({ page }) => {
  await holdScripts(page);
  const footer = page.getByRole('contentinfo');
  const height = () => footer.evaluate((element) => element.getBoundingClientRect().height);
  for (const width of [320, 390, 800, 1000, 1440])
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/about', PARSED);
      const skipped = await height();
      await layOut(page);
      expect(await height()).toBeLessThanOrEqual(skipped);
    });
});

// Otherwise the browser lays out blocks that are not near the screen, and the scroll bar jumps.
test('before the scripts arrive, an article is about as long as its text', async ({ page }) => {
  await holdScripts(page);
  const text = page.getByRole('article').first();
  const height = () => text.evaluate((element) => element.getBoundingClientRect().height);
  for (const width of [390, 1440])
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/blog/irr-npv', PARSED);
      const estimated = await height();
      await layOut(page);
      const ratio = estimated / (await height());
      expect(ratio).toBeGreaterThan(0.95);
      expect(ratio).toBeLessThan(1.05);
    });
});

// The browser then remembers the height of the part that has arrived.
test('a footer that arrives in two parts is accessible', async ({ page, request, problems }) => {
  // Only the document has a server.
  problems.allow(/404/);
  await page.route('**/*.js', () => undefined);
  const html = await (await request.get('/services')).text();
  const items = page.getByRole('contentinfo').locator('li');
  const server = await serveInTwoParts(html, html.indexOf('<li', html.lastIndexOf('<footer')));
  try {
    await page.goto(server.origin, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(items).toHaveCount(0);
    await twoAnimationFrames(page);
    server.finish();
    await page.waitForLoadState('domcontentloaded');
    await expect(items).not.toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-settled');
    await expectAccessibleAsItIs(page);
  } finally {
    await server.stop();
  }
});
