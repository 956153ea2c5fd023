import { faults } from 'shared-lib/testing/fault-proxy';
import { expectAccessible } from '../harness/axe.ts';
import { untilForgotten } from '../harness/forgotten.ts';
import { bothWidths } from '../harness/halves.ts';
import { expectStill, watchLayoutShift } from '../harness/layout-shift.ts';
import { expectNoSidewaysScroll } from '../harness/narrow.ts';
import { expect, frameReady, openDrawn, pageReady, test } from '../harness/test.ts';
import { readThrough, REFUSED_SCRIPT, withoutScripts } from '../harness/without-scripts.ts';

const json = (body: object) =>
  ({ kind: 'answer', status: 200, type: 'application/json', body: JSON.stringify(body) }) as const;

for (const { width, half } of bothWidths)
  test.describe(`home at ${width} pixels`, half, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => watchLayoutShift(page));

    test('with nothing to show it says so in the words of the specification, and has the built-in hero', async ({
      page,
      site,
    }) => {
      site.proxies['mock-api'].break(/\/public\/(?:services|sectors|sliders)/, json({ data: [] }));
      await expect(async () =>
        expect(await (await page.request.get('/')).text()).toContain('لا توجد خدمات متاحة حالياً'),
      ).toPass();
      await page.goto('/');
      await pageReady(page);
      await expect(page.getByText('لا توجد خدمات متاحة حالياً')).toBeVisible();
      await expect(page.getByText('لا توجد قطاعات متاحة حالياً')).toBeVisible();
      await expect(page.locator('a[href$="#services"]').first()).toBeVisible();
      await expect(page.locator('a[href$="#about"]').first()).toBeVisible();
      await expectAccessible(page);
      await expectStill(page);
    });

    test('with the API out it stands on its built-in content, by which it can be used', async ({
      page,
      site,
      problems,
    }) => {
      problems.allow(/Failed to load resource/);
      const api = site.proxies['mock-api'];
      await untilForgotten(page, { address: '/', text: 'النمذجة المالية' }, () => api.break(/./, faults.htmlError));
      await page.goto('/');
      await pageReady(page);
      for (const name of ['التجاري', 'الصناعي', 'التقني'])
        await expect(page.getByRole('main').getByText(name, { exact: false }).first()).toBeAttached();
      await expect(page.getByText('1,500', { exact: false }).first()).toBeAttached();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('تعذر تحميل الخدمات');
      await expectAccessible(page);
      await expectStill(page);
    });

    test('while the API is silent the frame and the page stand', async ({ page, site, problems }) => {
      problems.allow(/Failed to load resource/);
      site.proxies['mock-api'].break(/./, faults.hang);
      await page.goto('/', { waitUntil: 'commit' });
      await frameReady(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      await expectStill(page);
    });

    test('cards come in the place that was kept for them', async ({ page, site }) => {
      const api = site.proxies['mock-api'];
      await untilForgotten(page, { address: '/', text: 'النمذجة المالية' }, () =>
        api.break(/\/public\/services/, faults.hang),
      );
      let letArrive: () => void = () => undefined;
      const arrival = new Promise<void>((resolve) => {
        letArrive = resolve;
      });
      await page.route('**/api/public/services', async (route) => {
        await arrival;
        await route.continue();
      });
      await page.goto('/');
      await pageReady(page);
      const services = page.locator('#services');
      await services.getByRole('heading').scrollIntoViewIfNeeded();
      await expect(services.getByRole('status')).toBeAttached();
      await api.heal();
      letArrive();
      await expect(services.getByRole('link', { name: 'دراسات الجدوى' })).toBeVisible();
      await expectStill(page);
    });

    test('nothing moves while it loads', async ({ page }) => {
      await page.goto('/');
      await pageReady(page);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expectStill(page);
    });
  });

for (const { width, half } of bothWidths)
  test(
    `home without JavaScript at ${width} pixels is accessible, shows its cards, and never scrolls sideways`,
    half,
    async ({ page, problems }) => {
      problems.allow(REFUSED_SCRIPT);
      await page.setViewportSize({ width, height: 900 });
      await withoutScripts(page);
      await openDrawn(page, '/', page.locator('#services').getByRole('link', { name: 'دراسات الجدوى' }));
      await readThrough(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    },
  );
