import { paths } from 'shared-lib/paths';
import { contentRoutes } from '../harness/public-routes.ts';
import { fullSuiteOnly } from '../harness/full-suite.ts';
import { expect, pageReady, test } from '../harness/test.ts';

test('the first tab stop is a skip link to the content', async ({ page }) => {
  await page.goto('/about');
  await pageReady(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'انتقل إلى المحتوى' });
  await expect(skip).toBeFocused();
  const box = await skip.boundingBox();
  expect(box?.y).toBe(0);
  expect((box?.x ?? 0) + (box?.width ?? 0), 'it appears at the right edge').toBe(1440);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#content') !== null)).toBe(true);
});

test('client-side navigation focuses the heading, announces the title and scrolls to the top', async ({ page }) => {
  await page.goto('/');
  await pageReady(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'من نحن', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'من نحن | مقياس' })).toHaveCount(1);
  expect(await page.title()).toBe('من نحن | مقياس');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test(
  'from a list to each kind of content the focus ends on its heading, and its title is announced',
  fullSuiteOnly,
  async ({ page, request, site }) => {
    const routes = await contentRoutes(request);
    for (const [index, list] of [paths.services(), paths.sectors(), paths.blog(), paths.freeStudies()].entries())
      await test.step(list, async () => {
        await page.goto(list);
        await pageReady(page);
        const listTitle = await page.title();
        const path = routes[index * 2 + 1] ?? '';
        // The data of the page arrives after its skeleton is shown.
        site.proxies['mock-api'].injectFault(new RegExp(`/public/.*/${path.split('/').at(-1)}$`), {
          kind: 'slow',
          bytesPerSecond: 8000,
        });
        await page.locator(`#content a[href="${path}"]`).first().press('Enter');
        await expect(page).toHaveURL(site.origin + path);
        const title = page.locator('#content h1');
        await expect(title).toBeFocused();
        await expect
          .poll(async () => {
            const announced = await page.locator('[role=status][aria-live]').allTextContents();
            const pageTitle = await page.title();
            return pageTitle !== listTitle && announced.includes(pageTitle) ? pageTitle : undefined;
          })
          .not.toMatch(/^(?:undefined|مقال من المدونة.*|دراسة جدوى \|.*)$/);
        await expect(title).toBeFocused();
      });
  },
);

test('the tab order of the header is the reading order, and arrow keys follow the right-to-left services menu', async ({
  page,
}) => {
  await page.goto('/about');
  await pageReady(page);
  const banner = page.getByRole('banner');
  const stops = banner.locator('a, button').filter({ visible: true });
  const boxes = await stops.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().right));
  expect(boxes, 'each tab stop is to the left of the previous one').toEqual(
    boxes.toSorted((one, other) => other - one),
  );
  await banner.getByRole('button', { name: 'الخدمات' }).focus();
  await page.keyboard.press('ArrowDown');
  const first = await page.evaluate(() => document.activeElement?.getBoundingClientRect().toJSON() as DOMRect);
  await page.keyboard.press('ArrowLeft');
  const second = await page.evaluate(() => document.activeElement?.getBoundingClientRect().toJSON() as DOMRect);
  expect(second.x).toBeLessThan(first.x);
  expect(second.y).toBe(first.y);
  await page.keyboard.press('Escape');
  await expect(banner.getByRole('button', { name: 'الخدمات' })).toBeFocused();
});
