import { expect, pageReady, test } from '../harness/test.ts';

test('a page drawn without the API is taken over as it is, and gets the real content afterwards', async ({ page, site }) => {
  site.proxies['mock-api'].break(/\/public\//, { kind: 'hang' });
  // What the server remembered of a moment ago has to run out first.
  await expect(async () => expect(await (await page.request.get('/')).text()).not.toContain('النمذجة المالية')).toPass();
  const shown = page.goto('/');
  await page.waitForResponse((response) => response.url() === `${site.origin}/`);
  await site.proxies['mock-api'].heal();
  await shown;
  await pageReady(page);
  await expect(page.getByRole('main').getByText('النمذجة المالية').first()).toBeAttached();
});
