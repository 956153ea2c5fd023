import { faults } from 'testing/fault-proxy';
import { expectAccessible } from '../harness/axe.ts';
import { failApiAndExpireCache } from '../harness/expire-cache.ts';
import { bothWidths } from '../harness/full-suite.ts';
import { expectNoLayoutShift, watchLayoutShift } from '../harness/layout-shift.ts';
import { expect, layoutReady, pageReady, test } from '../harness/test.ts';

const json = (body: object) =>
  ({ kind: 'response', status: 200, type: 'application/json', body: JSON.stringify(body) }) as const;

for (const { width, details } of bothWidths)
  test.describe(`home at ${width} pixels`, details, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => watchLayoutShift(page));

    test('shows the empty-state messages of the specification and the built-in hero when there is no content', async ({
      page,
      site,
    }) => {
      site.proxies['mock-api'].injectFault(/\/public\/(?:services|sectors|sliders)/, json({ data: [] }));
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
      await expectNoLayoutShift(page);
    });

    test('shows usable built-in content when the API fails', async ({ page, site, problems }) => {
      problems.allow(/Failed to load resource/);
      const api = site.proxies['mock-api'];
      await failApiAndExpireCache(page, { path: '/', text: 'النمذجة المالية' }, () =>
        api.injectFault(/./, faults.htmlError),
      );
      await page.goto('/');
      await pageReady(page);
      for (const name of ['القطاع التجاري', 'القطاع الصناعي', 'القطاع التقني'])
        await expect(page.getByRole('main').getByText(name, { exact: false }).first()).toBeAttached();
      await expect(page.getByText('1,500', { exact: false }).first()).toBeAttached();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('تعذر تحميل الخدمات');
      await expectAccessible(page);
      await expectNoLayoutShift(page);
    });

    test('shows the layout and the page while the API does not respond', async ({ page, site, problems }) => {
      problems.allow(/Failed to load resource/);
      site.proxies['mock-api'].injectFault(/./, faults.hang);
      await page.goto('/', { waitUntil: 'commit' });
      await layoutReady(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      await expectNoLayoutShift(page);
    });

    test('loads cards without a layout shift', async ({ page, site }) => {
      const api = site.proxies['mock-api'];
      await failApiAndExpireCache(page, { path: '/', text: 'النمذجة المالية' }, () =>
        api.injectFault(/\/public\/services/, faults.hang),
      );
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/public/services', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/');
      await pageReady(page);
      const services = page.locator('#services');
      await services.getByRole('heading').scrollIntoViewIfNeeded();
      await expect(services.getByRole('status')).toBeAttached();
      await api.clearFaults();
      release();
      await expect(services.getByRole('link', { name: 'دراسات الجدوى' })).toBeVisible();
      await expectNoLayoutShift(page);
    });
  });
