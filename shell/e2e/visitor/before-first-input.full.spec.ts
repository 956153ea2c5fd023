import { layOutWholePage } from '../harness/lay-out.ts';
import { expect, pageReady, test } from '../harness/test.ts';

// Otherwise its light text would lie outside of its dark ground, which Lighthouse reports as too little contrast.
test('before the first input, the skipped footer is at least as high as its content', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const height = () => footer.evaluate((element) => element.getBoundingClientRect().height);
  for (const width of [320, 390, 800, 1000, 1440])
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/about');
      await pageReady(page);
      await expect(page.locator('html')).not.toHaveAttribute('data-settled');
      const skipped = await height();
      await layOutWholePage(page);
      expect(await height()).toBeLessThanOrEqual(skipped);
    });
});
