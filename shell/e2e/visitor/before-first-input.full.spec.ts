import type { Page } from 'playwright/test';
import { twoAnimationFrames } from '../harness/animation-frames.ts';
import { expectAccessibleAsItIs } from '../harness/axe.ts';
import { layOutWholePage } from '../harness/lay-out.ts';
import { indexedRoutes } from '../harness/public-routes.ts';
import { expect, pageReady, test } from '../harness/test.ts';
import { serveInTwoParts } from '../harness/two-parts.ts';

const expectNoInputYet = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-settled');

// What lies below its end is not shown.
test('before the first input, the skipped footer is at least as high as its content', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const height = () => footer.evaluate((element) => element.getBoundingClientRect().height);
  for (const width of [320, 390, 800, 1000, 1440])
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/about');
      await pageReady(page);
      await expectNoInputYet(page);
      const skipped = await height();
      await layOutWholePage(page);
      expect(await height()).toBeLessThanOrEqual(skipped);
    });
});

// Otherwise the browser lays out blocks that are not near the screen, and the scroll bar jumps.
test('before the first input, an article is about as long as its text', async ({ page }) => {
  const text = page.getByRole('article').first();
  const height = () => text.evaluate((element) => element.getBoundingClientRect().height);
  for (const width of [390, 1440])
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/blog/irr-npv');
      await pageReady(page);
      await expectNoInputYet(page);
      const estimated = await height();
      await layOutWholePage(page);
      const ratio = estimated / (await height());
      expect(ratio).toBeGreaterThan(0.95);
      expect(ratio).toBeLessThan(1.05);
    });
});

// The browser then remembers the height of the part that has arrived.
test('a footer that arrives in two parts is accessible', async ({ page, request, problems }) => {
  // Only the document has a server.
  problems.allow(/404/);
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
    await expectNoInputYet(page);
    await expectAccessibleAsItIs(page);
  } finally {
    await server.stop();
  }
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`before the first input, every public page is accessible at ${width} pixels`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const route of indexedRoutes())
      await test.step(route, async () => {
        await page.goto(route);
        await pageReady(page);
        await expectNoInputYet(page);
        await expectAccessibleAsItIs(page);
      });
  });
