import { expect, test } from '../harness/test.ts';

test('a search engine finds the open pages and is kept out of the closed ones', async ({ request, site }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /admin');
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  const sitemap = await answer.text();
  for (const address of ['/', '/about', '/services/feasibility', '/sectors/energy']) expect(sitemap).toContain(`<loc>${site.origin}${address}</loc>`);
  expect(sitemap).not.toContain('/admin');
});

test('a reader follows new articles, and hears when they cannot be had', async ({ request, site }) => {
  const feed = await (await request.get('/rss.xml')).text();
  expect(feed.match(/<item>/g)?.length).toBeGreaterThan(5);
  expect(feed).toMatch(/<link>http[^<]+\/blog\/[^<]+<\/link>/);
  await site.proxies['mock-api'].refuse();
  const answer = await request.get('/rss.xml');
  expect(answer.status()).toBe(503);
  expect(answer.headers()['retry-after']).toBe('60');
});
