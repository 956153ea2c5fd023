import { htmlProblems } from '../harness/html.ts';
import { contentRoutes } from '../harness/public-routes.ts';
import { expect, pageReady, test } from '../harness/test.ts';

test('the server renders every content page completely: heading, description, canonical URL, valid HTML', async ({
  request,
  site,
}) => {
  for (const route of await contentRoutes(request))
    await test.step(route, async () => {
      const response = await request.get(route);
      const html = await response.text();
      expect(response.status()).toBe(200);
      expect(response.headers()['x-rendered-by']).toBe('server');
      expect(html).toMatch(/<h1[^>]*>[^<]+/);
      expect(html).toMatch(/<meta name="description" content="[^"]{30,}"/);
      expect(html).toContain(`<link rel="canonical" href="${site.origin}${route}"`);
      expect(await htmlProblems(html)).toEqual([]);
    });
});

test('the server responds to unknown content with 404, a message and three alternatives', async ({ request }) => {
  const pages = [
    ['/services/no-such-service', 'لم نجد هذه الخدمة', '/services/'],
    ['/services/999', 'لم نجد هذه الخدمة', '/services/'],
    ['/sectors/no-such-sector', 'لم نجد هذا القطاع', '/sectors/'],
    ['/blog/no-such-article', 'هذا المقال غير موجود', '/blog/'],
    ['/studies/no-such-study', 'هذه الدراسة غير موجودة', '/studies/'],
  ] as const;
  for (const [path, message, listPath] of pages)
    await test.step(path, async () => {
      const response = await request.get(path);
      const html = await response.text();
      expect(response.status()).toBe(404);
      expect(response.headers()['x-rendered-by']).toBe('server');
      expect(html).toMatch(new RegExp(`<h1[^>]*>${message}`));
      expect(html).toContain('name="robots" content="noindex"');
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      expect(main.match(/<article[\s>]/g)).toHaveLength(3);
      expect(main).toContain(`href="${listPath}`);
      expect(await htmlProblems(html)).toEqual([]);
    });
});

test('an article and a study print as documents with their source and without navigation', async ({
  page,
  request,
}) => {
  for (const route of (await contentRoutes(request)).filter((path) => /^\/(?:blog|studies)\/./.test(path)))
    await test.step(route, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(route);
      await pageReady(page);
      const source = page.locator('[data-paper="foot"]');
      await expect(source).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(source).toContainText(`المصدر:${decodeURI(page.url())}`);
      await expect(page.locator('#content').getByText(/نُشر في \d+\s\S+ 20\d\d/)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo').last(), page.getByRole('form')])
        await expect(hidden).toBeHidden();
      await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    });
});
