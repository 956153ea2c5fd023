import { faults } from 'shared-lib/testing/fault-proxy';
import { untilForgotten } from '../harness/forgotten.ts';
import { expect, pageReady, test } from '../harness/test.ts';

test('a page drawn without the API is taken over as it is, and gets the real content afterwards', async ({
  page,
  site,
}) => {
  const api = site.proxies['mock-api'];
  await untilForgotten(page, { address: '/', text: 'النمذجة المالية' }, () => api.break(/\/public\//, faults.hang));
  const shown = page.goto('/');
  await page.waitForResponse((response) => response.url() === `${site.origin}/`);
  await api.heal();
  await shown;
  await pageReady(page);
  await expect(page.getByRole('main').getByText('النمذجة المالية').first()).toBeAttached();
});
