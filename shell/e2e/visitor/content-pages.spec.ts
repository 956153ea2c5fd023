import { expectAccessible } from '../harness/axe.ts';
import { invalidHtml } from '../harness/html.ts';
import { contentRoutes } from '../harness/public-routes.ts';
import { expect, pageReady, test } from '../harness/test.ts';

test('every page with content comes whole from the server: heading, description, canonical address, valid HTML', async ({ request, site }) => {
  for (const route of await contentRoutes(request))
    await test.step(route, async () => {
      const answer = await request.get(route);
      const html = await answer.text();
      expect(answer.status()).toBe(200);
      expect(answer.headers()['x-drawn-by']).toBe('server');
      expect(html).toMatch(/<h1[^>]*>[^<]+/);
      expect(html).toMatch(/<meta name="description" content="[^"]{30,}"/);
      expect(html).toContain(`<link rel="canonical" href="${site.origin}${route}"`);
      expect(await invalidHtml(html)).toEqual([]);
    });
});

for (const width of [1440, 390])
  test(`every page with content is taken over, accessible and never scrolls sideways at ${width} pixels`, async ({ page, request }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const route of await contentRoutes(request))
      await test.step(route, async () => {
        await page.goto(route);
        await pageReady(page);
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
      });
  });

test('an id or slug that does not exist answers 404 on each kind of page', async ({ request }) => {
  for (const address of ['/services/no-such-service', '/sectors/no-such-sector', '/blog/no-such-article', '/studies/no-such-study']) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(404);
  }
});
