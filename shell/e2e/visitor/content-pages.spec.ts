import { invalidHtml } from '../harness/html.ts';
import { expectNoSidewaysScroll } from '../harness/narrow.ts';
import { contentRoutes } from '../harness/public-routes.ts';
import { expect, pageReady, test } from '../harness/test.ts';

test('every page with content comes whole from the server: heading, description, canonical address, valid HTML', async ({
  request,
  site,
}) => {
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

// Accessibility, the width of a desk and the other states: `states.full.spec.ts`.
test('every page with content is taken over and never scrolls sideways on a phone', async ({ page, request }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 900 });
  for (const route of await contentRoutes(request))
    await test.step(route, async () => {
      await page.goto(route);
      await pageReady(page);
      await expectNoSidewaysScroll(page);
    });
});

test('what does not exist is said by the server, with the status of it and others of its kind', async ({ request }) => {
  const pages = [
    ['/services/no-such-service', 'لم نجد هذه الخدمة', '/services/'],
    ['/services/999', 'لم نجد هذه الخدمة', '/services/'],
    ['/sectors/no-such-sector', 'لم نجد هذا القطاع', '/sectors/'],
    ['/blog/no-such-article', 'هذا المقال غير موجود', '/blog/'],
    ['/studies/no-such-study', 'هذه الدراسة غير موجودة', '/studies/'],
  ] as const;
  for (const [address, words, kind] of pages)
    await test.step(address, async () => {
      const answer = await request.get(address);
      const html = await answer.text();
      expect(answer.status()).toBe(404);
      expect(answer.headers()['x-drawn-by']).toBe('server');
      expect(html).toMatch(new RegExp(`<h1[^>]*>${words}`));
      expect(html).toContain('name="robots" content="noindex"');
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      expect(main.match(/<article[\s>]/g)).toHaveLength(3);
      expect(main).toContain(`href="${kind}`);
      expect(await invalidHtml(html)).toEqual([]);
    });
});
