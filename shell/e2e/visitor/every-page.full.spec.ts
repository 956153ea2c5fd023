import { readHead } from '../harness/head.ts';
import { htmlProblems } from '../harness/html.ts';
import { structuredDataProblems } from '../harness/structured-data.ts';
import { expect, test } from '../harness/test.ts';

test('every page of the sitemap has valid HTML, one heading, structured data, and a unique title and description', async ({
  request,
  site,
}) => {
  test.slow();
  const urls = [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => url ?? '',
  );
  expect(urls.length).toBeGreaterThan(40);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const url of [
    ...urls,
    `${site.origin}/nothing-is-here`,
    `${site.origin}/blog?page=2`,
    `${site.origin}/contact?tab=feasibility`,
  ])
    await test.step(url, async () => {
      const response = await request.get(url);
      const html = await response.text();
      expect(response.status()).toBe(url.endsWith('nothing-is-here') ? 404 : 200);
      expect(await htmlProblems(html)).toEqual([]);
      const { headings, jsonLd, title, meta, canonical } = readHead(html);
      expect(headings).toBe(1);
      expect(structuredDataProblems(jsonLd)).toEqual([]);
      const description = meta.get('description') ?? '';
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(160);
      if (!urls.includes(url)) return;
      expect(canonical).toBe(url);
      expect(titles.get(title), 'another page has this title').toBeUndefined();
      expect(descriptions.get(description), 'another page has this description').toBeUndefined();
      titles.set(title, url);
      descriptions.set(description, url);
    });
});
