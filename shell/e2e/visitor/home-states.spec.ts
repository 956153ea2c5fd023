import { faults } from 'shared-lib/testing/fault-proxy';
import { expectAccessible } from '../harness/axe.ts';
import { expect, frameReady, pageReady, test } from '../harness/test.ts';

const json = (body: object) => ({ kind: 'answer', status: 200, type: 'application/json', body: JSON.stringify(body) }) as const;

for (const width of [1440, 390])
  test.describe(`home at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('with nothing to show it says so in the words of the specification, and has the built-in hero', async ({ page, site }) => {
      site.proxies['mock-api'].break(/\/public\/(?:services|sectors|sliders)/, json({ data: [] }));
      await expect(async () => expect(await (await page.request.get('/')).text()).toContain('لا توجد خدمات متاحة حالياً')).toPass();
      await page.goto('/');
      await pageReady(page);
      await expect(page.getByText('لا توجد خدمات متاحة حالياً')).toBeVisible();
      await expect(page.getByText('لا توجد قطاعات متاحة حالياً')).toBeVisible();
      await expect(page.locator('a[href$="#services"]').first()).toBeVisible();
      await expect(page.locator('a[href$="#about"]').first()).toBeVisible();
      await expectAccessible(page);
    });

    test('with the API out it stands on its built-in content, by which it can be used', async ({ page, site, problems }) => {
      problems.allow(/Failed to load resource/);
      site.proxies['mock-api'].break(/./, faults.htmlError);
      await expect(async () => expect(await (await page.request.get('/')).text()).not.toContain('النمذجة المالية')).toPass();
      await page.goto('/');
      await pageReady(page);
      for (const name of ['التجاري', 'الصناعي', 'التقني']) await expect(page.getByRole('main').getByText(name, { exact: false }).first()).toBeAttached();
      await expect(page.getByText('1,500', { exact: false }).first()).toBeAttached();
      await expectAccessible(page);
    });

    test('while the API is silent the frame and the page stand', async ({ page, site, problems }) => {
      problems.allow(/Failed to load resource/);
      site.proxies['mock-api'].break(/./, faults.hang);
      await page.goto('/', { waitUntil: 'commit' });
      await frameReady(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
    });

    test('nothing moves while it loads', async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(globalThis, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if (!(entry as unknown as { hadRecentInput: boolean }).hadRecentInput) Object.assign(globalThis, { shift: (globalThis as unknown as { shift: number }).shift + (entry as unknown as { value: number }).value });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/');
      await pageReady(page);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.getByRole('contentinfo')).toBeAttached();
      expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.02);
    });
  });
