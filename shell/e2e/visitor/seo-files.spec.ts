import type { Page } from 'playwright/test';
import { expect, test } from '../harness/test.ts';

test('robots.txt and the sitemap offer public pages and exclude the administration', async ({ request, site }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /admin');
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('xml');
  const sitemap = await response.text();
  for (const path of ['/', '/about', '/services/feasibility', '/sectors/energy'])
    expect(sitemap).toContain(`<loc>${site.origin}${path}</loc>`);
  expect(sitemap).not.toContain('/admin');
});

/** Error of the browser's XML parser; null for a valid document. */
const xmlProblem = (page: Page, xml: string) =>
  page.evaluate(
    (text) =>
      new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent ?? null,
    xml,
  );

test('the sitemap contains the last change of each content page', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(await xmlProblem(page, sitemap)).toBeNull();
  const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => entry ?? '');
  const contentEntries = entries.filter((entry) => /\/(?:services|sectors|blog|studies)\/[^<]/.test(entry));
  expect(contentEntries.length).toBeGreaterThan(30);
  for (const entry of contentEntries) expect(entry).toMatch(/<lastmod>20\d\d-\d\d-\d\dT[^<]+Z<\/lastmod>/);
});

test('a disabled sitemap is a 404 and missing in robots.txt', async ({ request, settings }) => {
  await settings.set({ sitemap_enabled: 'false' });
  expect((await request.get('/sitemap.xml')).status()).toBe(404);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /admin');
  expect(robots).not.toContain('Sitemap');
});

test('the RSS feed lists the articles and responds with 503 when the API is down', async ({ page, request, site }) => {
  const home = await (await request.get('/')).text();
  expect(home).toContain('<link rel="alternate" type="application/rss+xml" title="مقياس" href="/rss.xml">');
  const feed = await (await request.get('/rss.xml')).text();
  expect(await xmlProblem(page, feed)).toBeNull();
  expect(feed).toContain(`<atom:link href="${site.origin}/rss.xml" rel="self" type="application/rss+xml"/>`);
  for (const item of feed.match(/<item>.*?<\/item>/gs) ?? [])
    for (const part of ['title', 'link', 'guid', 'description', 'pubDate'])
      expect(item).toMatch(new RegExp(`<${part}>[^<]+</${part}>`));
  expect(feed.match(/<item>/g)?.length).toBeGreaterThan(5);
  expect(feed).toMatch(/<link>http[^<]+\/blog\/[^<]+<\/link>/);
  await site.proxies['mock-api'].refuseConnections();
  const response = await request.get('/rss.xml');
  expect(response.status()).toBe(503);
  expect(response.headers()['retry-after']).toBe('60');
});
