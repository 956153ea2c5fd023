import { faults } from 'testing/fault-proxy';
import { failApiAndExpireCache } from '../harness/expire-cache.ts';
import { expect, pageReady, test } from '../harness/test.ts';

test('a page rendered without API data hydrates and then loads its content', async ({ page, site }) => {
  const api = site.proxies['mock-api'];
  await failApiAndExpireCache(page, { path: '/', text: 'النمذجة المالية' }, () =>
    api.injectFault(/\/public\//, faults.hang),
  );
  const navigation = page.goto('/');
  await page.waitForResponse((response) => response.url() === `${site.origin}/`);
  await api.clearFaults();
  await navigation;
  await pageReady(page);
  await expect(page.getByRole('main').getByText('النمذجة المالية').first()).toBeAttached();
});
