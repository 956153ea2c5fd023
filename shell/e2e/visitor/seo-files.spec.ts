import type { Page } from 'playwright/test';
import { expect, test } from '../harness/test.ts';

test('a search engine finds the open pages and is kept out of the closed ones', async ({ request, site }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /admin');
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  const sitemap = await answer.text();
  for (const address of ['/', '/about', '/services/feasibility', '/sectors/energy'])
    expect(sitemap).toContain(`<loc>${site.origin}${address}</loc>`);
  expect(sitemap).not.toContain('/admin');
});

/** What an XML reader has against a document. */
const xmlProblem = (page: Page, xml: string) =>
  page.evaluate(
    (text) =>
      new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent ?? null,
    xml,
  );

test('the sitemap says when what each page shows was changed', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(await xmlProblem(page, sitemap)).toBeNull();
  const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => entry ?? '');
  const ofContent = entries.filter((entry) => /\/(?:services|sectors|blog|studies)\/[^<]/.test(entry));
  expect(ofContent.length).toBeGreaterThan(30);
  for (const entry of ofContent) expect(entry).toMatch(/<lastmod>20\d\d-\d\d-\d\dT[^<]+Z<\/lastmod>/);
});

test('a sitemap that is switched off is neither there nor named', async ({ request, settings }) => {
  await settings.set({ sitemap_enabled: 'false' });
  expect((await request.get('/sitemap.xml')).status()).toBe(404);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /admin');
  expect(robots).not.toContain('Sitemap');
});

test('a reader follows new articles, and hears when they cannot be had', async ({ page, request, site }) => {
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
  await site.proxies['mock-api'].refuse();
  const answer = await request.get('/rss.xml');
  expect(answer.status()).toBe(503);
  expect(answer.headers()['retry-after']).toBe('60');
});
