import { paths } from 'shared-lib/paths';
import * as z from 'zod';
import { expect, pageReady, test } from '../harness/test.ts';

const found = z.object({ data: z.object({ id: z.number(), slug: z.string() }) });

/** Content: its name in the API, the path of its pages, and a former slug of one item. */
const renamedContent = [
  ['services', paths.service, 'feasibility-studies'],
  ['sectors', paths.sector, 'agriculture'],
  ['articles', paths.article, 'معدل-العائد-الداخلي'],
  ['studies', paths.study, 'dates-packing'],
] as const;

test.describe('a former URL of a page', () => {
  for (const [content, pathOf, former] of renamedContent)
    test(`${content}: an old slug and a numeric id redirect permanently to the canonical URL in one step`, async ({
      request,
    }) => {
      const { data } = found.parse(
        await (await request.get(`/api/public/${content}/${encodeURIComponent(former)}`)).json(),
      );
      for (const identifier of [former, String(data.id)])
        for (const query of ['', '?utm_source=post&q=%D8%B1%D8%A3%D9%8A']) {
          const response = await request.get(pathOf(identifier) + query, { maxRedirects: 0 });
          expect(response.status()).toBe(301);
          expect(response.headers().location).toBe(pathOf(data.slug) + query);
          // A slug may change back, so browsers must not cache the redirect.
          expect(response.headers()['cache-control']).toBe('no-cache');
        }
      expect((await request.head(pathOf(former), { maxRedirects: 0 })).status()).toBe(301);
      expect((await request.get(pathOf(data.slug), { maxRedirects: 0 })).status()).toBe(200);
    });

  test('corrects the URL without a page load or a second request when a link inside the site has an old slug', async ({
    page,
    request,
    site,
  }) => {
    const list = await (await request.get('/api/public/services')).text();
    // The list as a tab shows it that was opened before the slug changed.
    const body = list.replace('"slug":"feasibility"', '"slug":"feasibility-studies"');
    site.proxies['mock-api'].injectFault(/public\/services$/, {
      kind: 'response',
      status: 200,
      type: 'application/json',
      body,
    });
    const link = page.locator('main').getByRole('link', { name: 'دراسات الجدوى', exact: true }).first();
    // Each renderer process reuses its data for a second, so the first page may still have the current slug.
    await expect(async () => {
      await page.goto('/services?utm_source=post');
      expect(await link.getAttribute('href')).toBe('/services/feasibility-studies');
    }).toPass();
    await pageReady(page);
    await page.evaluate(() => performance.mark('same-document'));
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'دراسات الجدوى' })).toBeVisible();
    await expect(page).toHaveURL(`${site.origin}/services/feasibility`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/services/feasibility`);
    expect(await page.evaluate(() => performance.getEntriesByName('same-document').length)).toBe(1);
    expect(
      site.proxies['mock-api'].requestedPaths.filter((path) => path.startsWith('/api/public/services/feasibility')),
    ).toEqual(['/api/public/services/feasibility-studies']);
    await page.goBack();
    await expect(page).toHaveURL(`${site.origin}/services?utm_source=post`);
  });
});
