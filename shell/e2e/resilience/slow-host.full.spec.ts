import { expect, test } from '../harness/test.ts';

const CARD = 'تعذر تحميل هذا القسم';

test('an area whose host sends 5 kB per second opens late, and never shows the error card', async ({ page, site }) => {
  test.slow();
  await page.addInitScript((card) => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes(card)) Object.assign(globalThis, { cardShown: true });
    }).observe(document, { childList: true, subtree: true });
  }, CARD);
  site.proxies['remote-admin'].injectFault(/\.js/, { kind: 'slow', bytesPerSecond: 5000 });
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'تسجيل الدخول', exact: true })).toBeVisible({ timeout: 120_000 });
  expect(await page.evaluate(() => performance.now()), 'the scripts took longer than any deadline').toBeGreaterThan(
    8000,
  );
  expect(await page.evaluate(() => 'cardShown' in globalThis)).toBe(false);
});
