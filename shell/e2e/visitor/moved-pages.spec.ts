import { paths } from 'shared-lib/paths';
import * as z from 'zod';
import { expect, pageReady, test } from '../harness/test.ts';

const found = z.object({ data: z.object({ id: z.number(), slug: z.string() }) });

/** Content, what it is called in the API, and a slug that it had before. */
const moved = [
  ['services', paths.service, 'feasibility-studies'],
  ['sectors', paths.sector, 'agriculture'],
  ['articles', paths.article, 'معدل-العائد-الداخلي'],
  ['studies', paths.study, 'dates-packing'],
] as const;

test.describe('a page that is asked for by another name', () => {
  for (const [content, pathOf, former] of moved)
    test(`${content}: an old slug and a number lead to the one address, for good and in one step`, async ({
      request,
    }) => {
      const { data } = found.parse(
        await (await request.get(`/api/public/${content}/${encodeURIComponent(former)}`)).json(),
      );
      for (const asked of [former, String(data.id)])
        for (const query of ['', '?utm_source=post&q=%D8%B1%D8%A3%D9%8A']) {
          const answer = await request.get(pathOf(asked) + query, { maxRedirects: 0 });
          expect(answer.status()).toBe(301);
          expect(answer.headers().location).toBe(pathOf(data.slug) + query);
          // A name may go back to what it was: no browser may keep the way for ever.
          expect(answer.headers()['cache-control']).toBe('no-cache');
        }
      expect((await request.head(pathOf(former), { maxRedirects: 0 })).status()).toBe(301);
      expect((await request.get(pathOf(data.slug), { maxRedirects: 0 })).status()).toBe(200);
    });

  test('inside the site the address is put right without a page load, and nothing is asked for twice', async ({
    page,
    request,
    site,
  }) => {
    const list = await (await request.get('/api/public/services')).text();
    // What a tab shows that was opened before the service got its new name.
    const body = list.replace('"slug":"feasibility"', '"slug":"feasibility-studies"');
    site.proxies['mock-api'].break(/public\/services$/, {
      kind: 'answer',
      status: 200,
      type: 'application/json',
      body,
    });
    await expect(async () =>
      expect(await (await request.get('/services')).text()).toContain('href="/services/feasibility-studies"'),
    ).toPass();
    await page.goto('/services?utm_source=post');
    await pageReady(page);
    await page.evaluate(() => performance.mark('same-document'));
    await page.locator('main').getByRole('link', { name: 'دراسات الجدوى', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'دراسات الجدوى' })).toBeVisible();
    await expect(page).toHaveURL(`${site.origin}/services/feasibility`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/services/feasibility`);
    expect(await page.evaluate(() => performance.getEntriesByName('same-document').length)).toBe(1);
    expect(site.proxies['mock-api'].seen.filter((path) => path.startsWith('/api/public/services/feasibility'))).toEqual(
      ['/api/public/services/feasibility-studies'],
    );
    await page.goBack();
    await expect(page).toHaveURL(`${site.origin}/services?utm_source=post`);
  });
});
